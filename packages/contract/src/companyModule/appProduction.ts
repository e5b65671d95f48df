import { companyModule } from '#companyModule/companyModule.ts'

/** company.appProduction */
export const appProduction = companyModule({
  name: 'appProduction',
  table: 'company_app',
  summary: '移动应用: apps, mini programs and registered software of the company, the newest first',
  quota: 'business_rows',
  fields: {
    appName: 'text',
    platform: 'text',
    kind: ['miniProgram', 'copyright', 'app'],
    shortName: 'text',
    category: 'text',
    version: 'text',
    releaseDate: 'date',
    rating: 'text',
    downloads: 'text',
    developer: 'text',
    copyrightRegNo: 'text',
    appIntro: 'text',
    iconUrl: 'image',
  },
  key: ['appName', 'platform'],
  order: { by: 'releaseDate', first: 'largest' },
  filters: { platform: 'value', category: 'value' },
  tabs: { by: 'kind', of: { app: 'app', miniProgram: 'miniProgram', copyright: 'copyright' } },
  whenNone: 'notCollected',
  telling: 'releaseDate',
  shown: {
    head: 'appName',
    picture: 'iconUrl',
    chips: ['platform', 'category', 'version'],
    facts: ['releaseDate', 'rating', 'downloads', 'developer', 'copyrightRegNo', 'shortName', 'appIntro'],
  },
})
