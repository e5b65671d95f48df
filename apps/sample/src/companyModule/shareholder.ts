import type { shareholder } from '@zhzz/contract/companyModule/shareholder.ts'
import { companyOf } from '#company/company.ts'
import type { ModuleSample } from '#companyModule/moduleSample.ts'
import { personName } from '#companyModule/personName.ts'
import { between } from '#random.ts'

/** Up to twelve holders whose shares make a hundred, of one company in twenty less; sometimes another company; one of before. */
export const shareholderSample: ModuleSample<typeof shareholder> = (
  company,
  random,
  { seed, index, companies },
) => {
  const count = between(1, random() < 0.15 ? 12 : 4, random)
  const isIncomplete = random() < 0.05
  const names = new Set([company.legalRepresentative])
  if (random() < 0.35 && companies > 1)
    names.add(companyOf(seed, (index + between(1, companies - 1, random)) % companies).name)
  while (names.size < count + 1) names.add(personName(random))
  const holders = [...names].slice(0, count + 1)
  let left = isIncomplete ? 60 : 100
  return holders.map((name, at) => {
    const isCurrent = at < count
    const ratio =
      at === count - 1 && !isIncomplete ? left : Math.round(left * (0.3 + 0.5 * random()) * 100) / 100
    if (isCurrent) left = Math.round((left - ratio) * 100) / 100
    const amount = Math.round(company.capital * ratio) / 100
    const isPaid = random() < 0.6
    return {
      name,
      holderType: name.length > 4 ? ('company' as const) : ('person' as const),
      labels:
        at === 0 && isCurrent
          ? (['major', 'controller', 'beneficiary'] as const).slice(0, between(1, 3, random))
          : [],
      ratio,
      subscribedAmount: amount,
      subscribedDate: company.establishDate,
      paidAmount: isPaid ? amount : null,
      paidDate: isPaid ? company.establishDate : null,
      currency: 'CNY',
      contributionForm: random() < 0.7 ? '货币' : null,
      stakeDate: company.establishDate,
      finalBenefitRatio: at === 0 && isCurrent ? ratio : null,
      isCurrent,
    }
  })
}
