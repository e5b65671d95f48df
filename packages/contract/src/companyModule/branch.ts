import { companyModule } from '#companyModule/companyModule.ts'

/** company.branch */
export const branch = companyModule({
  name: 'branch',
  table: 'company_branch',
  summary:
    '子公司与分支机构: branches and subsidiaries of the company, the youngest first, and who of them exhibits',
  quota: 'register_rows',
  fields: {
    name: 'name',
    relation: ['branch', 'subsidiary'],
    branchCode: 'text',
    principal: 'text',
    registrationStatus: 'status',
    establishDate: 'date',
    region: 'text',
    registrationAuthority: 'text',
    ratio: 'percent',
  },
  computed: { companyId: 'company', exhibitionCount: 'count' },
  key: ['name'],
  order: { by: 'establishDate', first: 'largest' },
  filters: { region: 'value', registrationStatus: 'value' },
  bars: 'region',
  tabs: { by: 'relation', of: { branch: 'branch', subsidiary: 'subsidiary' } },
  whenNone: 'notCollected',
  telling: 'establishDate',
  shown: {
    head: 'name',
    end: 'ratio',
    chips: ['registrationStatus', 'region'],
    facts: ['exhibitionCount', 'principal', 'establishDate', 'registrationAuthority'],
    opens: 'companyId',
  },
})
