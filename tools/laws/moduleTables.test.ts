import { companyModule } from '@zhzz/contract/companyModule/companyModule.ts'
import { expect, test } from 'vitest'
import { moduleTables } from './moduleTables.ts'

const module = companyModule({
  name: 'branch',
  table: 'company_branch',
  summary: '',
  quota: 'register_rows',
  fields: { name: 'name', kind: ['branch', 'subsidiary'], ratio: 'percent', since: 'date' },
  derived: { isCurrent: 'flag' },
  computed: { exhibitionCount: 'count' },
  key: ['name'],
  order: { by: 'since', first: 'largest' },
  whenNone: 'none',
  telling: 'name',
  shown: { head: 'name' },
})
const always = `  collectedAt: Generated<Timestamp>;
  companyId: string;
  dataSource: string;
  asOf: string | null;
  fileStamp: Buffer | null;
  id: string;
`

test('a table with the columns of its module', () => {
  const table = `export interface CompanyBranch {
${always}  isCurrent: Generated<boolean>;
  kind: string | null;
  name: string;
  nameKey: string;
  ratio: Numeric | null;
  since: string | null;
}
`
  expect(moduleTables({ branch: module }, table)).toEqual([])
})

test('a column too few, one too many, one of another kind, no table, another name', () => {
  const table = `export interface CompanyBranch {
${always}  isCurrent: Generated<boolean>;
  kind: string | null;
  name: string;
  phone: string | null;
  ratio: string | null;
  since: string | null;
}
`
  expect(moduleTables({ branch: module }, table)).toEqual([
    'branch: company_branch has no column nameKey',
    'branch: company_branch.ratio is string | null, not Numeric | null',
    'branch: company_branch.phone is no field of the module',
  ])
  expect(moduleTables({ branch: module }, '')).toEqual(['branch: there is no table company_branch'])
  expect(moduleTables({ twig: module }, table)).toEqual(['companyModules.ts: twig is called branch'])
})
