import { companyFields } from '#company/fields.ts'
import { companyRow } from '#company/row.ts'
import { openCompanyWriter } from '#company/upsert.ts'

/** 企业: registry records, joined by credit code, else by name. */
export const companies = {
  name: 'companies',
  fields: companyFields,
  needs: ['name' as const],
  batchRows: 5_000,
  read: companyRow,
  keysOf: (row: { creditCode: string | null; nameKey: string }) =>
    row.creditCode === null ? [row.nameKey] : [row.creditCode, row.nameKey],
  open: openCompanyWriter,
}
