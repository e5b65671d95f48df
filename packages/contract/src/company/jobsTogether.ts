import { z } from 'zod'
import { provenance } from '#provenance.ts'

const counted = z.array(z.object({ value: z.string(), count: z.number().int() }))

/** 数据分布: the job advertisements of the last twelve months, counted. */
export const jobsTogether = z.object({
  companyName: z.string(),
  sample: z.number().int(),
  /** published within the last 90 days */
  openJobs: z.number().int(),
  /** 元 a month, between the lowest and the highest that is offered; null: none tells it */
  averageSalary: z.number().nullable(),
  /** 0–100, of those that ask for an education */
  bachelorRatio: z.number().nullable(),
  /** each of the last twelve, the first day of it, the oldest first */
  months: counted,
  /** by the number of its band: the bounds are `salaryBounds` (companyModule/salaryBounds.ts) */
  salaries: counted,
  educations: counted,
  experiences: counted,
  cities: counted,
  jobFunctions: counted,
  provenance,
})
export type JobsTogether = z.infer<typeof jobsTogether>
