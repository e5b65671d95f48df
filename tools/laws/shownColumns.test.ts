import { expect, test } from 'vitest'
import { madeUp } from './madeUp.ts'
import { shownColumns } from './shownColumns.ts'

const tables = `
export interface Fair {
  id: string;
  coldDays: Generated<string[]>;
  createdAt: Generated<Timestamp>;
  doorWidth: Numeric | null;
  heat: number | null;
  moodText: string | null;
  planDate: string | null;
}
export interface Person {
  shoeSize: number | null;
}
`
const statements = 'alter table fair add column heat integer not null generated always as (1) stored;'
const sample = madeUp(
  'apps/sample/src/fair.ts',
  "copyInto(client, 'fair (id, cold_days, door_width, mood_text, plan_date)', rows)",
)
const handler = madeUp(
  'apps/api/src/fair/detail.ts',
  "db.selectFrom('fair').select(['id', 'coldDays', 'doorWidth', 'heat', 'moodText', 'planDate', 'createdAt'])",
)
const faultsOf = (...writers: ReturnType<typeof madeUp>[]) =>
  shownColumns([sample, handler, ...writers], { tables, statements, apart: ['fair.id'] })

test('a column that a handler shows and only the sample writes is told, one that an import writes is not', () => {
  const plain = madeUp(
    'apps/import/src/fair/write.ts',
    'const upsert = `insert into fair as f (id, door_width) values ($1, $2) on conflict (id) do update set mood_text = $3`',
  )
  expect(faultsOf(plain)).toEqual([
    'fair.cold_days is shown, but nothing outside apps/sample writes it',
    'fair.plan_date is shown, but nothing outside apps/sample writes it',
  ])
  const server = madeUp(
    'apps/api/src/fair/plan.ts',
    "db.updateTable('fair').set({ planDate: day }).where('id', '=', id).execute()",
  )
  const named = madeUp(
    'apps/import/src/fair/upsert.ts',
    'const statement = `insert into fair (${names}) select 1`',
  )
  const columns = madeUp('apps/import/src/fair/columns.ts', "export const names = ['cold_days']")
  expect(faultsOf(plain, server, named, columns)).toEqual([])
})

test('what no handler names is not asked for, nor what the sample leaves alone', () => {
  const other = madeUp('apps/api/src/person/read.ts', "db.selectFrom('person').select('shoeSize')")
  const quiet = madeUp('apps/api/src/fair/detail.ts', "db.selectFrom('fair').select('id')")
  const files = [sample, quiet, other]
  expect(shownColumns(files, { tables, statements, apart: ['fair.id'] })).toEqual([])
  const whole = madeUp('apps/api/src/fair/detail.ts', "db.selectFrom('fair').selectAll()")
  const card = madeUp('apps/api/src/fair/card.ts', 'return { planDate: found.planDate }')
  expect(shownColumns([sample, whole, card], { tables, statements, apart: ['fair.id'] })).toEqual([
    'fair.plan_date is shown, but nothing outside apps/sample writes it',
  ])
})
