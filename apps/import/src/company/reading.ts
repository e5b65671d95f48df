import { copyText } from '@zhzz/db/copyRows.ts'
import { companyFields } from '#company/fields.ts'
import { type JoinedLines, joined } from '#company/joinedLines.ts'
import { type CompanyRow, companyRow } from '#company/row.ts'
import { searchLineOfNew } from '#company/searchRows.ts'
import { staged } from '#company/staging.ts'
import type { Said } from '#contact/write.ts'
import type { Origin } from '#origin.ts'
import type { Numbered } from '#reading.ts'

export type CompanyHint = {
  /** Search lines are made ahead as long as most rows are new. */
  expectsNew: boolean
  /** Lower bounds of the tiers of company_search. */
  bounds: number[]
}

export type CompanyBatch = {
  ids: string[]
  /** The batch as COPY takes it into the staging table. */
  lines: Uint8Array
  /** The lines of company_search in the order of `ids`, or null where they were not made ahead. */
  searchLines: JoinedLines | null
  /** What rows tell beside the record, by the number of their id. */
  contacts: (Origin & { at: number; said: Said })[]
}

export const companyReading = {
  fields: companyFields,
  needs: ['name'] as const,
  table: 'company',
  batchRows: 2_000,
  read: companyRow,
  // Rows of one code go on one record; a row without a code goes by its name alone.
  keysOf: ({ creditCode, nameKey }: CompanyRow) =>
    creditCode === null
      ? { leaves: [`by ${nameKey}`, `named ${nameKey}`], avoids: [`named ${nameKey}`] }
      : { leaves: [creditCode, `named ${nameKey}`], avoids: [creditCode, `by ${nameKey}`] },
  prepare(rows: Numbered<CompanyRow>[], { expectsNew, bounds }: CompanyHint): CompanyBatch {
    const companies = rows.map((row) => staged(row))
    return {
      ids: companies.map(({ id }) => id),
      lines: Buffer.from(companies.map(({ values }) => copyText(values)).join('')),
      searchLines: expectsNew
        ? joined(companies.map(({ id, row }) => searchLineOfNew(id, row, bounds)))
        : null,
      contacts: companies.flatMap(({ row: { said }, source, asOf }, at) =>
        said === null ? [] : [{ at, said, source, asOf }],
      ),
    }
  },
}
