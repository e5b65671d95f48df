import { companyModule } from '#companyModule/companyModule.ts'

/** company.keysPerson */
export const keysPerson = companyModule({
  name: 'keysPerson',
  table: 'company_person',
  summary: '主要人员: who runs the company, now and before, in the order of the register',
  quota: 'register_rows',
  fields: {
    name: 'name',
    positions: 'texts',
    holdingRatio: 'percent',
    personKey: 'text',
    listNo: 'count',
    startDate: 'date',
    endDate: 'date',
    isCurrent: 'flag',
  },
  computed: { currentCompanyCount: 'count', pastCompanyCount: 'count' },
  internal: ['personKey', 'listNo'],
  key: ['name'],
  order: { by: 'listNo', first: 'smallest' },
  tabs: { by: 'isCurrent', of: { current: true, past: false } },
  whenNone: 'notCollected',
  telling: 'name',
  shown: {
    head: 'name',
    chips: ['positions'],
    facts: ['holdingRatio', 'currentCompanyCount', 'pastCompanyCount', 'startDate', 'endDate'],
  },
})
