import { companyModule } from '#companyModule/companyModule.ts'

/** company.financingInfo */
export const financingInfo = companyModule({
  name: 'financingInfo',
  table: 'company_financing',
  summary: '融资历史: money that investors put into the company, the newest round first',
  quota: 'business_rows',
  fields: {
    financingDate: 'date',
    round: ['seed', 'angel', 'a', 'b', 'c', 'dAndLater', 'ipo', 'strategic', 'acquired', 'other'],
    amountText: 'text',
    amount: 'money',
    currency: 'currency',
    investors: 'texts',
    valuationText: 'text',
    productName: 'text',
    newsUrl: 'link',
  },
  key: ['financingDate', 'round'],
  order: { by: 'financingDate', first: 'largest' },
  filters: { round: 'value', financingDate: 'year' },
  whenNone: 'notCollected',
  telling: 'round',
  shown: {
    head: 'amountText',
    chips: ['round'],
    facts: ['financingDate', 'investors', 'valuationText', 'productName'],
    link: 'newsUrl',
  },
})
