import { annualReport as module } from '@zhzz/contract/companyModule/annualReport.ts'
import { serveModule } from '#company/serveModule.ts'

export const annualReport = serveModule(module)
