import type { financingInfo } from '@zhzz/contract/companyModule/financingInfo.ts'
import type { ModuleSample } from '#companyModule/moduleSample.ts'
import { between, pickSome } from '#random.ts'

const funds = ['示例资本', '澄澜创投', '砚石基金', '沐岚投资', '珩川资本', '产业示例基金']
const rounds = ['angel', 'a', 'b', 'c', 'strategic'] as const

/** Every fourth company has had rounds, one after the other. */
export const financingInfoSample: ModuleSample<typeof financingInfo> = (company, random) => {
  if (random() > 0.25) return []
  return rounds.slice(0, between(1, 5, random)).map((round, at) => {
    const million = between(3, 40, random) * (at + 1)
    return {
      financingDate: `${2019 + at}-0${between(1, 9, random)}-1${at}`,
      round,
      amountText: random() < 0.7 ? `${million * 100}万人民币` : '数千万人民币',
      amount: million * 1_000_000,
      currency: 'CNY',
      investors: pickSome(funds, between(1, 3, random), random),
      valuationText: null,
      productName: company.shortName,
      newsUrl: null,
    }
  })
}
