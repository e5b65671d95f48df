import { abnormalInfo } from '#companyModule/abnormalInfo.ts'
import { annualReport } from '#companyModule/annualReport.ts'
import { appProduction } from '#companyModule/appProduction.ts'
import { b2bInfo } from '#companyModule/b2bInfo.ts'
import { baikeInfo } from '#companyModule/baikeInfo.ts'
import { branch } from '#companyModule/branch.ts'
import { certInfoPage } from '#companyModule/certInfoPage.ts'
import { financingInfo } from '#companyModule/financingInfo.ts'
import { investment } from '#companyModule/investment.ts'
import { keysPerson } from '#companyModule/keysPerson.ts'
import { patentPage } from '#companyModule/patentPage.ts'
import { recruitPage } from '#companyModule/recruitPage.ts'
import { shareholder } from '#companyModule/shareholder.ts'
import { tenderProjectPage } from '#companyModule/tenderProjectPage.ts'
import { trademarkPage } from '#companyModule/trademarkPage.ts'
import { wechatInfo } from '#companyModule/wechatInfo.ts'

/** Every company module. The server, the import, the sample and the words have one entry for each, by type. */
export const companyModules = {
  abnormalInfo,
  annualReport,
  appProduction,
  b2bInfo,
  baikeInfo,
  branch,
  certInfoPage,
  financingInfo,
  investment,
  keysPerson,
  patentPage,
  recruitPage,
  shareholder,
  tenderProjectPage,
  trademarkPage,
  wechatInfo,
} as const

export type CompanyModules = typeof companyModules
