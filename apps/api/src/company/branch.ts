import { branch as module } from '@zhzz/contract/companyModule/branch.ts'
import { knownCompany } from '#company/knownCompany.ts'
import { serveModule } from '#company/serveModule.ts'

export const branch = serveModule(module, knownCompany('company_branch', 'branch_code'))
