import { abnormalInfo } from '#companyModule/abnormalInfo.ts'
import { keysPerson } from '#companyModule/keysPerson.ts'
import { shareholder } from '#companyModule/shareholder.ts'

/** Every company module. The server, the import, the sample and the words have one entry for each, by type. */
export const companyModules = {
  abnormalInfo,
  keysPerson,
  shareholder,
} as const

export type CompanyModules = typeof companyModules
