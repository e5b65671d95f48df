import { investment as module } from '@zhzz/contract/companyModule/investment.ts'
import { knownCompany } from '#company/knownCompany.ts'
import { serveModule } from '#company/serveModule.ts'

export const investment = serveModule(module, knownCompany('company_investment'))
