import type { Queries } from '@zhzz/db/queries.ts'
import { Hindered } from '#correct/hindered.ts'
import { nextNumber, noteRun, shareImportsWithin, writeWithinAs } from '#journal/runs.ts'

export type Said = {
  /** Who says what is right, as pages show it. */
  source: string
  /** YYYY-MM-DD: up to which day it is known. */
  asOf: string
  /** Who decided it. */
  by: string
}

/** For what is put right in the transaction of a caller: no undo begins until its end. Throws a `Hindered` while one runs. */
export async function withoutUndo(client: Queries): Promise<void> {
  if (!(await shareImportsWithin(client)))
    throw new Hindered('undoing', 'an undo of an import is running: wait for its end')
}

/** Writes as a run with a number that `undo` takes back. `name` is of the record, `options` what was asked. */
export async function asCorrection(
  client: Queries,
  { name, said, options }: { name: string; said: Said; options: object },
  write: () => Promise<void>,
): Promise<number> {
  const { source, asOf, by } = said
  const number = await nextNumber(client)
  await writeWithinAs(client, number)
  await noteRun(client, { number, dataset: 'corrections', name, source, asOf, options: { ...options, by } })
  await write()
  await client.query(
    `update import_run set status = 'done', finished_at = now(), read_count = 1, written_count = 1 where number = $1`,
    [number],
  )
  return number
}
