import { companyModule } from '#companyModule/companyModule.ts'

/** company.abnormalInfo */
export const abnormalInfo = companyModule({
  name: 'abnormalInfo',
  table: 'abnormal_record',
  summary:
    '经营异常: entries in the list of abnormal operations, and those taken out of it, the newest first',
  quota: 'register_rows',
  fields: {
    addReason: 'text',
    addDate: 'date',
    addAuthority: 'text',
    removeReason: 'text',
    removeDate: 'date',
    removeAuthority: 'text',
  },
  derived: { isCurrent: 'flag' },
  key: ['addReason', 'addDate'],
  order: { by: 'addDate', first: 'largest' },
  tabs: { by: 'isCurrent', of: { current: true, past: false } },
  whenNone: 'none',
  telling: 'addDate',
  shown: {
    head: 'addReason',
    facts: ['addDate', 'addAuthority', 'removeReason', 'removeDate', 'removeAuthority'],
  },
})
