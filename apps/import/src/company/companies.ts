import type { CompanyBatch, CompanyHint } from '#company/reading.ts'
import { openCompanyWriter } from '#company/upsert.ts'
import type { Dataset } from '#dataset.ts'

/** 企业: registry records, joined by credit code, else by name. */
export const companies: Dataset<CompanyBatch, CompanyHint> = { name: 'companies', open: openCompanyWriter }
