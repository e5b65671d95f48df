import type { b2bInfo } from '@zhzz/contract/companyModule/b2bInfo.ts'
import type { ModuleSample } from '#companyModule/moduleSample.ts'
import { between, pick } from '#random.ts'

/** Every second company has a page on a platform. */
export const b2bInfoSample: ModuleSample<typeof b2bInfo> = (company, random) => {
  if (random() > 0.5) return []
  return [
    {
      platform: '示例商城',
      mainProducts: company.products,
      purchaseProducts: random() < 0.5 ? ['钢材', '电子元件'] : [],
      businessModels: [pick(['生产型', '贸易型', '服务型'], random)],
      annualTurnover: pick(['1000万-3000万', '3000万-5000万', '1亿以上'], random),
      staffSize: pick(['51-100人', '101-200人', '201-500人'], random),
      plantArea: between(8, 400, random) * 100,
      productionLines: between(1, 12, random),
      monthlyOutput: null,
      devices: ['数控车床', '激光切割机'],
      technics: ['机加工', '钣金'],
      managementCerts: random() < 0.6 ? ['ISO 9001'] : [],
      mainMarkets: ['华东', '华南'],
      mainCustomers: [],
      importExport: random() < 0.5 ? '有自营进出口权' : null,
      onlineShops: [],
      brands: company.brands,
      rankings: [],
      pageUrl: company.website,
    },
  ]
}
