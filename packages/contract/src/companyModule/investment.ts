import { companyModule } from '#companyModule/companyModule.ts'

/** company.investment */
export const investment = companyModule({
  name: 'investment',
  table: 'company_investment',
  summary:
    '对外投资: what the company holds of others, now and before, the largest share first, and who of them exhibits',
  quota: 'business_rows',
  fields: {
    name: 'name',
    registrationStatus: 'status',
    legalRepresentative: 'text',
    registeredCapital: 'money',
    ratio: 'percent',
    subscribedAmount: 'money',
    currency: 'currency',
    investDate: 'date',
    trade: 'text',
    region: 'text',
    stockCode: 'text',
    isCurrent: 'flag',
  },
  computed: { companyId: 'company', exhibitionCount: 'count' },
  key: ['name'],
  order: { by: 'ratio', first: 'largest' },
  filters: { ratio: [0, 20, 50, 100], registrationStatus: 'value', region: 'value' },
  tabs: { by: 'isCurrent', of: { current: true, past: false } },
  whenNone: 'notCollected',
  telling: 'ratio',
  shown: {
    head: 'name',
    end: 'ratio',
    chips: ['registrationStatus', 'trade', 'region', 'stockCode'],
    facts: ['exhibitionCount', 'legalRepresentative', 'registeredCapital', 'subscribedAmount', 'investDate'],
    opens: 'companyId',
  },
})
