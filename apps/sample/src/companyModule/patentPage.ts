import type { patentPage } from '@zhzz/contract/companyModule/patentPage.ts'
import type { ModuleSample } from '#companyModule/moduleSample.ts'
import { personName } from '#companyModule/personName.ts'
import { between, pick } from '#random.ts'

/** Every second company has patents, the larger ones more. */
export const patentPageSample: ModuleSample<typeof patentPage> = (company, random) => {
  if (random() > 0.5) return []
  return Array.from({ length: between(1, company.insuredCount > 200 ? 40 : 9, random) }, (_, at) => {
    const year = between(2012, 2025, random)
    const product = pick(company.products, random)
    const patentType = pick(['utility', 'invention', 'granted', 'design'] as const, random, 0.6)
    const inventor = personName(random)
    return {
      applicationNo: `CN${year}2${String(between(0, 99_999, random)).padStart(5, '0')}${String(at).padStart(2, '0')}.5`,
      title: `一种${product}${pick(['及其控制方法', '的安装结构', '用检测装置', ''], random)}`,
      patentType,
      applicationDate: `${year}-0${between(1, 9, random)}-12`,
      publicationNo: `CN${between(100_000_000, 220_000_000, random)}${patentType === 'utility' ? 'U' : 'A'}`,
      publicationDate: `${year + 1}-0${between(1, 9, random)}-20`,
      legalStatus: pick(['有效', '审中', '失效'], random, 0.5),
      ipc: ['B23Q 1/01', 'B23B 5/00'].slice(0, between(1, 2, random)),
      inventors: [inventor],
      applicants: [company.name],
      agency: random() < 0.7 ? `${company.place.name}示例专利代理事务所` : null,
      agent: null,
      priorityNo: null,
      priorityDate: null,
      address: company.address,
      abstract: `本申请公开了一种${product}，结构紧凑，安装方便，可用于${company.trade.title}。`,
      abstractImage: null,
      claims: `1. 一种${product}，其特征在于：包括机架与设在机架上的驱动组件。\n2. 如权利要求 1 所述的${product}，其特征在于：驱动组件可拆卸。`,
      description: null,
      legalEvents: [`${year + 1}-0${between(1, 9, random)}-20 公布`],
    }
  })
}
