import type { investment } from '@zhzz/contract/companyModule/investment.ts'
import { companyOf } from '#company/company.ts'
import type { ModuleSample } from '#companyModule/moduleSample.ts'
import { between } from '#random.ts'

/** Every third company holds others of the world, some of them no longer. */
export const investmentSample: ModuleSample<typeof investment> = (
  company,
  random,
  { seed, index, companies },
) => {
  if (random() > 0.35 || companies < 8) return []
  return Array.from({ length: between(1, 5, random) }, (_, at) => {
    const held = companyOf(seed, (index + 1 + at) % companies)
    const ratio = between(5, 100, random)
    return {
      name: held.name,
      registrationStatus: held.status,
      legalRepresentative: held.legalRepresentative,
      registeredCapital: held.capital,
      ratio,
      subscribedAmount: Math.round(held.capital * ratio) / 100,
      currency: 'CNY',
      investDate: company.establishDate > held.establishDate ? company.establishDate : held.establishDate,
      trade: held.trade.title,
      region: held.place.name,
      stockCode: null,
      isCurrent: at < 3 || random() < 0.5,
    }
  })
}
