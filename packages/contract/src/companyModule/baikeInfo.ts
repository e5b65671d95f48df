import { companyModule } from '#companyModule/companyModule.ts'

/** company.baikeInfo */
export const baikeInfo = companyModule({
  name: 'baikeInfo',
  table: 'company_profile_entry',
  summary:
    '企业百科: what encyclopaedias say of the company: introduction, brands, products, honours, milestones',
  quota: 'register_rows',
  fields: {
    title: 'text',
    foundedYear: 'year',
    brands: 'texts',
    mainProducts: 'texts',
    summary: 'prose',
    honors: 'texts',
    milestones: 'texts',
    picture: 'image',
    sourceUrl: 'link',
    entryDate: 'date',
  },
  key: ['title'],
  order: { by: 'entryDate', first: 'largest' },
  whenNone: 'notCollected',
  telling: 'title',
  shown: {
    head: 'title',
    facts: [
      'foundedYear',
      'brands',
      'mainProducts',
      'entryDate',
      'sourceUrl',
      'picture',
      'summary',
      'honors',
      'milestones',
    ],
    whole: true,
  },
})
