import { appProduction as module } from '@zhzz/contract/companyModule/appProduction.ts'
import { serveModule } from '#company/serveModule.ts'

export const appProduction = serveModule(module)
