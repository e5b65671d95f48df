import { z } from 'zod'
import { read } from '#endpoint.ts'
import { date, instant, mobile } from '#field.ts'
import { consoleService } from '#prefix.ts'
import { eventNames } from '#securityEvent.ts'

const running = `${consoleService}/running`
const access = 'operator:running'

/** Lines of the security log that are shown at once. */
export const mostLines = 200

/** What the servers do by themselves, and what was done with them. */
export const runningCalls = {
  runningJobs: read('GET', `${running}/jobs`, {
    access,
    summary:
      'jobs: when each was done last, what waits and runs, what failed with all its repetitions, and why',
    input: z.object({}),
    output: z.object({
      list: z.array(
        z.object({
          name: z.string(),
          lastSuccess: instant.nullable(),
          waiting: z.number().int(),
          running: z.number().int(),
          /** within a day */
          failed: z.number().int(),
          lastFailure: instant.nullable(),
          why: z.string().nullable(),
        }),
      ),
    }),
  }),
  logLines: read('POST', `${running}/log`, {
    access,
    records: { event: 'operate', detail: ({ phone }) => (phone === undefined ? 'log' : 'log of a number') },
    summary: 'the newest lines of the security log: who did what, when, to what, from where',
    input: z.object({
      /** from the beginning of the day in Asia/Shanghai on */
      since: date.optional(),
      phone: mobile.optional(),
      event: z.enum(eventNames).optional(),
    }),
    output: z.object({
      list: z.array(
        z.object({
          position: z.number().int(),
          at: instant,
          event: z.string(),
          call: z.string(),
          detail: z.string().nullable(),
          result: z.string(),
          times: z.number().int(),
          /** `operator 王敏 (console)`, `person <id>`, `number <8 of its hash>`; '' where nobody is known */
          who: z.string(),
          target: z.string().nullable(),
          network: z.string(),
        }),
      ),
      isMore: z.boolean(),
    }),
  }),
  verifyLog: read('POST', `${running}/verifyLog`, {
    access,
    records: 'operate',
    summary: 'whether the security log is as it was written; broken: where it is not',
    input: z.object({}),
    output: z.object({
      rows: z.number().int(),
      last: z.number().int().nullable(),
      head: z.string().nullable(),
      broken: z.string().nullable(),
    }),
  }),
}
