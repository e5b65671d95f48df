import type { Queries } from '@zhzz/db/queries.ts'
import type { Said } from '#correct/asCorrection.ts'

type Values = Readonly<Record<string, unknown>>

export type Wrong = {
  table: string
  id: string
  /** By column what stood there, a value or several; none where it was nothing. */
  wrong: Readonly<Record<string, readonly unknown[]>>
  /** By column what stands there now. */
  right: Values
  /** Columns that stand or fall together, by group; none: the import of the table asks by itself. */
  groups?: Readonly<Record<string, readonly string[]>>
  said: Said
  /** Companies that stand in it are made again by a job. */
  isRetold?: boolean
}

/** By column every value that was put right so far, but for the one that is right now. */
export async function noteWrong(client: Queries, note: Wrong): Promise<void> {
  const { table, id, wrong, right, groups = {}, said, isRetold = true } = note
  const { rows } = await client.query<{ wrong: Record<string, unknown[]> }>(
    'select wrong from fact_correction where row_id = $1',
    [id],
  )
  const all: Record<string, unknown[]> = { ...rows[0]?.wrong }
  for (const [column, values] of Object.entries(wrong)) {
    const before = [...(all[column] ?? []), ...values]
    all[column] = before.filter((each) => !isSame(each, right[column]))
  }
  const told = Object.fromEntries(
    Object.keys(wrong).map((column) => [column, [said.source, said.asOf, right[column] ?? null]]),
  )
  await client.query(
    `insert into fact_correction as k (row_id, table_name, wrong, groups, said, told_by, is_retold)
     values ($1, $2, $3, $4, $5, $6, $7)
     on conflict (row_id) do update set wrong = excluded.wrong, groups = k.groups || excluded.groups,
       said = k.said || excluded.said, told_by = excluded.told_by, told_at = now(), is_retold = k.is_retold and excluded.is_retold`,
    [id, table, all, groups, told, said.by, isRetold],
  )
}

/** By column what stood there before it was changed. */
export function stood(held: Values, changed: Values): Record<string, unknown[]> {
  return Object.fromEntries(
    Object.keys(changed).map((column) => [column, [held[column] ?? null].filter((value) => value !== null)]),
  )
}

/** Of what is told only that which differs. */
export function differing(held: Values, told: Values): Record<string, unknown> {
  return Object.fromEntries(Object.entries(told).filter(([column, value]) => !isSame(held[column], value)))
}

function isSame(held: unknown, value: unknown): boolean {
  return JSON.stringify(held ?? null) === JSON.stringify(value ?? null)
}
