import { companyModule } from '#companyModule/companyModule.ts'

/** company.certInfoPage */
export const certInfoPage = companyModule({
  name: 'certInfoPage',
  table: 'company_certificate',
  summary: '资质证书: certificates, permits and honours of the company, the newest first',
  quota: 'business_rows',
  fields: {
    certName: 'text',
    certNo: 'text',
    kind: ['system', 'product', 'license', 'honor'],
    certType: 'text',
    issueDate: 'date',
    expireDate: 'date',
    certStatus: ['expired', 'suspended', 'revoked', 'cancelled', 'valid'],
    issuer: 'text',
    scope: 'text',
    coveredPersons: 'count',
    level: 'text',
  },
  computed: { statusNow: ['expired', 'suspended', 'revoked', 'cancelled', 'valid'] },
  internal: ['certStatus'],
  key: ['certName', 'certNo'],
  order: { by: 'issueDate', first: 'largest' },
  filters: { statusNow: 'value', certType: 'value' },
  tabs: { by: 'kind', of: { system: 'system', product: 'product', license: 'license', honor: 'honor' } },
  whenNone: 'notCollected',
  telling: 'issueDate',
  shown: {
    head: 'certName',
    chips: ['statusNow', 'certType', 'level'],
    facts: ['certNo', 'issueDate', 'expireDate', 'issuer', 'scope', 'coveredPersons'],
  },
})
