import { expect, test } from 'vitest'
import type { ExhibitorField } from '#exhibitor/fields.ts'
import { exhibitorRow } from '#exhibitor/row.ts'

function read(values: Partial<Record<ExhibitorField, string>>) {
  const edition = { exhibition: '华东智能装备展览会', year: '2026', listedName: '霜桥示例科技有限公司' }
  const cells: Partial<Record<ExhibitorField, string>> = { ...edition, ...values }
  const verdict = exhibitorRow({ get: (field) => cells[field], header: (field) => field })
  if ('rejected' in verdict) throw new Error(verdict.rejected)
  return verdict.row
}

test('a number among the categories of an exhibitor is none', () => {
  expect(read({ category: '2019;2021;激光设备;5G 通信' })).toMatchObject({
    industry: '激光设备;5G 通信',
    products: ['激光设备', '5G 通信'],
  })
  expect(read({ category: '2019;2021' })).toMatchObject({ industry: null, products: [] })
})
