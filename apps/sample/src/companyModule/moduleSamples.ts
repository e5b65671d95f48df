import type { CompanyModules } from '@zhzz/contract/companyModule/companyModules.ts'
import { abnormalInfoSample } from '#companyModule/abnormalInfo.ts'
import { annualReportSample } from '#companyModule/annualReport.ts'
import { appProductionSample } from '#companyModule/appProduction.ts'
import { b2bInfoSample } from '#companyModule/b2bInfo.ts'
import { baikeInfoSample } from '#companyModule/baikeInfo.ts'
import { branchSample } from '#companyModule/branch.ts'
import { certInfoPageSample } from '#companyModule/certInfoPage.ts'
import { financingInfoSample } from '#companyModule/financingInfo.ts'
import { investmentSample } from '#companyModule/investment.ts'
import { keysPersonSample } from '#companyModule/keysPerson.ts'
import type { ModuleSample } from '#companyModule/moduleSample.ts'
import { patentPageSample } from '#companyModule/patentPage.ts'
import { recruitPageSample } from '#companyModule/recruitPage.ts'
import { shareholderSample } from '#companyModule/shareholder.ts'
import { tenderProjectPageSample } from '#companyModule/tenderProjectPage.ts'
import { trademarkPageSample } from '#companyModule/trademarkPage.ts'
import { wechatInfoSample } from '#companyModule/wechatInfo.ts'

/** What the invented world has of each company module; a module left out does not compile. */
export const moduleSamples: { [Name in keyof CompanyModules]: ModuleSample<CompanyModules[Name]> } = {
  abnormalInfo: abnormalInfoSample,
  annualReport: annualReportSample,
  appProduction: appProductionSample,
  b2bInfo: b2bInfoSample,
  baikeInfo: baikeInfoSample,
  branch: branchSample,
  certInfoPage: certInfoPageSample,
  financingInfo: financingInfoSample,
  investment: investmentSample,
  keysPerson: keysPersonSample,
  patentPage: patentPageSample,
  recruitPage: recruitPageSample,
  shareholder: shareholderSample,
  tenderProjectPage: tenderProjectPageSample,
  trademarkPage: trademarkPageSample,
  wechatInfo: wechatInfoSample,
}
