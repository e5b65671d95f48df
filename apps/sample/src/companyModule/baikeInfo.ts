import type { baikeInfo } from '@zhzz/contract/companyModule/baikeInfo.ts'
import type { ModuleSample } from '#companyModule/moduleSample.ts'
import { between } from '#random.ts'

/** Two companies in five have an entry. */
export const baikeInfoSample: ModuleSample<typeof baikeInfo> = (company, random) => {
  if (random() > 0.4) return []
  const year = Number(company.establishDate.slice(0, 4))
  return [
    {
      title: company.shortName ?? company.stem,
      foundedYear: year,
      brands: company.brands,
      mainProducts: company.products,
      summary: `${company.introduction}\n公司位于${company.address}，现有员工约 ${company.insuredCount} 人。`,
      honors: random() < 0.6 ? [`${company.place.name}市专精特新企业（${between(2019, 2024, random)}）`] : [],
      milestones: [`${year} 年 公司成立`, `${Math.min(year + between(2, 9, random), 2025)} 年 新厂房投产`],
      picture: null,
      sourceUrl: company.website,
      entryDate: `2026-0${between(1, 9, random)}-12`,
    },
  ]
}
