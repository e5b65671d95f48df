import { companyModule } from '#companyModule/companyModule.ts'

/** company.recruitPage */
export const recruitPage = companyModule({
  name: 'recruitPage',
  table: 'company_job',
  summary:
    '招聘信息: job advertisements of the company, the newest first; those for exhibition and marketing staff apart',
  quota: 'business_rows',
  fields: {
    jobTitle: 'text',
    workCity: 'text',
    publishDate: 'date',
    salaryText: 'text',
    salaryMin: 'count',
    salaryMax: 'count',
    experience: 'text',
    education: 'text',
    jobFunction: 'text',
    platform: 'text',
    url: 'link',
  },
  derived: { isExhibition: 'flag' },
  key: ['jobTitle', 'workCity', 'publishDate'],
  order: { by: 'publishDate', first: 'largest' },
  filters: { isExhibition: 'value', workCity: 'value', publishDate: 'recent', education: 'value' },
  bars: 'workCity',
  whenNone: 'notCollected',
  telling: 'publishDate',
  shown: {
    head: 'jobTitle',
    end: 'salaryText',
    chips: ['isExhibition', 'workCity', 'experience', 'education'],
    facts: ['publishDate', 'platform'],
    link: 'url',
  },
})
