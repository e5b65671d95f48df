import type { CompanyModules } from '@zhzz/contract/companyModule/companyModules.ts'
import { abnormalRecords } from '#companyModule/abnormalInfo.ts'
import { keyPersons } from '#companyModule/keysPerson.ts'
import type { ModuleRow } from '#companyModule/moduleRow.ts'
import { shareholders } from '#companyModule/shareholder.ts'
import type { Dataset } from '#dataset.ts'
import type { Numbered } from '#reading.ts'

/** How the files of each company module are read and written; a module left out does not compile. */
export const moduleDatasets: Record<keyof CompanyModules, Dataset<Numbered<ModuleRow>[]>> = {
  abnormalInfo: abnormalRecords,
  keysPerson: keyPersons,
  shareholder: shareholders,
}
