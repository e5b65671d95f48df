import type { ReportField, ReportObject } from '@zhzz/contract/report/choices.ts'

/** Something that is here, and may be wrong. */
export interface ReportedObject {
  type: ReportObject
  id: string
  /** Of a company: the sub-page that it was seen on, and which fact is meant then. */
  part?: string
  field?: ReportField
}
