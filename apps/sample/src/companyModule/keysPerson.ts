import type { keysPerson } from '@zhzz/contract/companyModule/keysPerson.ts'
import type { ModuleSample } from '#companyModule/moduleSample.ts'
import { personName } from '#companyModule/personName.ts'
import { between, pick } from '#random.ts'

const further = ['董事', '监事', '财务负责人', '副总经理', '董事会秘书', '独立董事']

/** The legal representative first, then two to seven others; one who left. Some are the same person at several companies. */
export const keysPersonSample: ModuleSample<typeof keysPerson> = (company, random) => {
  const names = new Set([company.legalRepresentative])
  const count = between(3, 8, random)
  while (names.size < count) names.add(personName(random))
  return [...names].map((name, at) => {
    const isCurrent = at < count - 1
    return {
      name,
      positions:
        at === 0 ? (random() < 0.5 ? ['执行董事', '总经理'] : ['董事长', '总经理']) : [pick(further, random)],
      holdingRatio: at === 0 && random() < 0.7 ? between(20, 95, random) : null,
      personKey: random() < 0.5 ? `${name}${between(1, 3, random)}` : null,
      listNo: at + 1,
      startDate: company.establishDate,
      endDate: isCurrent ? null : `2023-0${between(1, 9, random)}-15`,
      isCurrent,
    }
  })
}
