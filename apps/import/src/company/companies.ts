import { companyReading } from '#company/reading.ts'
import { openCompanyWriter } from '#company/upsert.ts'
import { dataset } from '#dataset.ts'

/** 企业: registry records, joined by credit code, else by name. */
export const companies = dataset('companies', companyReading, openCompanyWriter)
