import { companyFields } from '#company/fields.ts'
import { type CompanyRow, companyRow } from '#company/row.ts'
import { openCompanyWriter } from '#company/upsert.ts'

/** 企业: registry records, joined by credit code, else by name. */
export const companies = {
  name: 'companies',
  fields: companyFields,
  needs: ['name' as const],
  batchRows: 2_000,
  read: companyRow,
  // Rows of one code go on one record; a row without a code goes by its name alone.
  keysOf: ({ creditCode, nameKey }: CompanyRow) =>
    creditCode === null
      ? { leaves: [`by ${nameKey}`, `named ${nameKey}`], avoids: [`named ${nameKey}`] }
      : { leaves: [creditCode, `named ${nameKey}`], avoids: [creditCode, `by ${nameKey}`] },
  open: openCompanyWriter,
}
