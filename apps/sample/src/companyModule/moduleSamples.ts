import type { CompanyModules } from '@zhzz/contract/companyModule/companyModules.ts'
import { abnormalInfoSample } from '#companyModule/abnormalInfo.ts'
import { keysPersonSample } from '#companyModule/keysPerson.ts'
import type { ModuleSample } from '#companyModule/moduleSample.ts'
import { shareholderSample } from '#companyModule/shareholder.ts'

/** What the invented world has of each company module; a module left out does not compile. */
export const moduleSamples: { [Name in keyof CompanyModules]: ModuleSample<CompanyModules[Name]> } = {
  abnormalInfo: abnormalInfoSample,
  keysPerson: keysPersonSample,
  shareholder: shareholderSample,
}
