import type { CompanyModules } from '@zhzz/contract/companyModule/companyModules.ts'
import { abnormalRecords } from '#companyModule/abnormalInfo.ts'
import { annualReports } from '#companyModule/annualReport.ts'
import { apps } from '#companyModule/appProduction.ts'
import { operations } from '#companyModule/b2bInfo.ts'
import { profileEntries } from '#companyModule/baikeInfo.ts'
import { branches } from '#companyModule/branch.ts'
import { certificates } from '#companyModule/certInfoPage.ts'
import { financings } from '#companyModule/financingInfo.ts'
import { investments } from '#companyModule/investment.ts'
import { keyPersons } from '#companyModule/keysPerson.ts'
import type { ModuleRow } from '#companyModule/moduleRow.ts'
import { patents } from '#companyModule/patentPage.ts'
import { jobs } from '#companyModule/recruitPage.ts'
import { shareholders } from '#companyModule/shareholder.ts'
import { tenders } from '#companyModule/tenderProjectPage.ts'
import { trademarks } from '#companyModule/trademarkPage.ts'
import { wechatAccounts } from '#companyModule/wechatInfo.ts'
import type { Dataset } from '#dataset.ts'
import type { Numbered } from '#reading.ts'

/** How the files of each company module are read and written; a module left out does not compile. */
export const moduleDatasets: Record<keyof CompanyModules, Dataset<Numbered<ModuleRow>[]>> = {
  abnormalInfo: abnormalRecords,
  annualReport: annualReports,
  appProduction: apps,
  b2bInfo: operations,
  baikeInfo: profileEntries,
  branch: branches,
  certInfoPage: certificates,
  financingInfo: financings,
  investment: investments,
  keysPerson: keyPersons,
  patentPage: patents,
  recruitPage: jobs,
  shareholder: shareholders,
  tenderProjectPage: tenders,
  trademarkPage: trademarks,
  wechatInfo: wechatAccounts,
}
