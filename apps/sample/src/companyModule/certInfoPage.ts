import type { certInfoPage } from '@zhzz/contract/companyModule/certInfoPage.ts'
import type { ModuleSample } from '#companyModule/moduleSample.ts'
import { between, pickSome } from '#random.ts'

const certificates = [
  ['质量管理体系认证', 'system', '管理体系认证'],
  ['环境管理体系认证', 'system', '管理体系认证'],
  ['中国职业健康安全管理体系认证', 'system', '管理体系认证'],
  ['强制性产品认证', 'product', '产品认证'],
  ['展览工程企业资质', 'license', '行业资质'],
  ['高新技术企业', 'honor', '科技荣誉'],
] as const

/** Three companies in five have certificates, some of which have run out. */
export const certInfoPageSample: ModuleSample<typeof certInfoPage> = (company, random) => {
  if (random() > 0.6) return []
  return pickSome(certificates, between(1, 5, random), random).map(([certName, kind, certType], at) => {
    const year = between(2020, 2026, random)
    return {
      certName,
      certNo: `SL${year}Q${String(between(1, 99_999, random)).padStart(5, '0')}${at}`,
      kind,
      certType,
      issueDate: `${year}-05-0${at + 1}`,
      expireDate: `${year + 3}-05-0${at + 1}`,
      certStatus: 'valid' as const,
      issuer: kind === 'honor' ? `${company.place.name}市科学技术局` : '示例认证中心',
      scope: kind === 'system' ? company.products.join('、') : null,
      coveredPersons: kind === 'system' ? company.insuredCount : null,
      level: kind === 'license' ? '一级' : null,
    }
  })
}
