import { company } from '@zhzz/contract/company/calls.ts'
import type { CompanyModule } from '@zhzz/contract/companyModule/companyModule.ts'
import { companyModules } from '@zhzz/contract/companyModule/companyModules.ts'
import { codesOf } from '@zhzz/contract/companyModule/fieldKind.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { chosenInAddress, nothingChosen } from '#company/module/chosenInAddress.ts'
import { moduleParams } from '#company/module/moduleParams.ts'

const id = '0192f0c4-5a1e-7c3b-9d2f-3b1a5c7e9f01'

test.each(Object.values<CompanyModule>(companyModules))(
  '$name: whatever stands in an address, the call takes what is asked, and clearing leaves nothing',
  (module) => {
    const names = moduleParams(module)
      .map((name) => name.replace('?', ''))
      .filter((name) => name !== 'id' && name !== 'name' && name !== 'tab')
    const codes = Object.values(module.fields).flatMap((kind) => [...codesOf(kind)])
    const value = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.string({ minLength: 150, maxLength: 400 }),
      fc.constantFrom('true', 'false', '1', '2', '30', '2024', ...codes),
      fc.constantFrom(...[module.order, ...(module.sorts ?? [])].map(({ by }) => by)),
    )
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...names), value), (address) => {
        const chosen = chosenInAddress(module, address)
        const call = Reflect.get(company, module.name)
        expect(call.input.safeParse({ id, ...chosen }).success, JSON.stringify(address)).toBe(true)
        expect(chosenInAddress(module, { ...address, ...chosen })).toEqual(chosen)
        expect(chosenInAddress(module, { ...address, ...nothingChosen(module) })).toEqual({})
      }),
      { numRuns: 200 },
    )
  },
)
