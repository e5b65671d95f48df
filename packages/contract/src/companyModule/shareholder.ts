import { companyModule } from '#companyModule/companyModule.ts'

/** company.shareholder */
export const shareholder = companyModule({
  name: 'shareholder',
  table: 'shareholder',
  summary: '股东信息: who holds the company, now and before, the largest share first',
  quota: 'register_rows',
  fields: {
    name: 'name',
    holderType: ['person', 'company', 'partnership', 'state', 'other'],
    labels: { anyOf: ['major', 'controller', 'beneficiary'] },
    ratio: 'percent',
    subscribedAmount: 'money',
    subscribedDate: 'date',
    paidAmount: 'money',
    paidDate: 'date',
    currency: 'currency',
    contributionForm: 'text',
    stakeDate: 'date',
    finalBenefitRatio: 'percent',
    isCurrent: 'flag',
  },
  computed: { holderCompanyId: 'company' },
  key: ['name'],
  order: { by: 'ratio', first: 'largest' },
  tabs: { by: 'isCurrent', of: { current: true, past: false } },
  whenNone: 'notCollected',
  shown: {
    head: 'name',
    end: 'ratio',
    chips: ['holderType', 'labels'],
    facts: [
      'subscribedAmount',
      'subscribedDate',
      'paidAmount',
      'paidDate',
      'contributionForm',
      'stakeDate',
      'finalBenefitRatio',
    ],
    opens: 'holderCompanyId',
  },
})
