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

/** What is put right: the name of the record, or of all of them, and what was asked. */
type Noted = { name: string; said: Said; options: object }

/** Writes as a run with a number that `undo` takes back, or as a part of `run`, which is open. */
export async function asCorrection(
  client: Queries,
  { run, ...noted }: Noted & { run?: number | undefined },
  write: () => Promise<void>,
): Promise<number> {
  if (run === undefined)
    return await asOneRun(client, noted, async () => {
      await write()
      return 1
    })
  await write()
  return run
}

/** Several corrections as one run, which is taken back whole; `write` gives how many they are. */
export async function asOneRun(
  client: Queries,
  { name, said, options }: Noted,
  write: (run: number) => Promise<number>,
): Promise<number> {
  const { source, asOf, by } = said
  const number = await nextNumber(client)
  await writeWithinAs(client, number)
  await noteRun(client, { number, dataset: 'corrections', name, source, asOf, options: { ...options, by } })
  const count = await write(number)
  await client.query(
    `update import_run set status = 'done', finished_at = now(), read_count = $2, written_count = $2 where number = $1`,
    [number, count],
  )
  return number
}
