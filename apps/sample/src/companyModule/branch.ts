import type { branch } from '@zhzz/contract/companyModule/branch.ts'
import { companyOf } from '#company/company.ts'
import type { ModuleSample } from '#companyModule/moduleSample.ts'
import { personName } from '#companyModule/personName.ts'
import { between, pickSome } from '#random.ts'
import { places } from '#words/names.ts'

/** Two companies in five have branches elsewhere; some hold the next company in the world. */
export const branchSample: ModuleSample<typeof branch> = (company, random, { seed, index, companies }) => {
  const hasBranches = random() < 0.4
  const branches = pickSome(places, hasBranches ? between(1, 6, random) : 0, random).map(({ name }) => ({
    name: `${company.name}${name}分公司`,
    relation: 'branch' as const,
    branchCode: null,
    principal: personName(random),
    registrationStatus: random() < 0.85 ? '存续' : '注销',
    establishDate: `${between(2005, 2025, random)}-0${between(1, 9, random)}-15`,
    region: name,
    registrationAuthority: `${name}市市场监督管理局`,
    ratio: null,
  }))
  if (random() > 0.25 || companies < 2) return branches
  const held = companyOf(seed, (index + 1) % companies)
  const subsidiary = {
    name: held.name,
    relation: 'subsidiary' as const,
    branchCode: held.creditCode,
    principal: held.legalRepresentative,
    registrationStatus: held.status,
    establishDate: held.establishDate,
    region: held.place.name,
    registrationAuthority: null,
    ratio: between(51, 100, random),
  }
  return [...branches, subsidiary]
}
