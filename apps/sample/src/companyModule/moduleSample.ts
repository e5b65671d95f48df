import type { CompanyModule, ValuesOf } from '@zhzz/contract/companyModule/companyModule.ts'
import type { SampleCompany } from '#company/company.ts'
import type { Random } from '#random.ts'

/** Where a sample company stands in its world, for records that name others. */
export type Place = { seed: number; index: number; companies: number }

/** The records of a module that a company of the invented world has. */
export type ModuleSample<M extends CompanyModule> = (
  company: SampleCompany,
  random: Random,
  place: Place,
) => readonly ValuesOf<M>[]
