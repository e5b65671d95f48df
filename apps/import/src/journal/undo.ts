import { createWriteStream, mkdirSync, type WriteStream } from 'node:fs'
import { join } from 'node:path'
import { finished } from 'node:stream/promises'
import { stringify } from 'csv-stringify/sync'
import type { ClientBase, Pool } from 'pg'
import { haveImportsAlone } from '#journal/runs.ts'
import { settle } from '#journal/settle.ts'
import { type Change, type Left, takeBack, touchedLater } from '#journal/takeBack.ts'

export type UndoCounts = { restored: number; removed: number; putBack: number; left: number }

/** Rows of one table that stay for one reason. */
export type LeftReason = { table: string; reason: string; count: number }

type Options = {
  folder?: string
  log?: (text: string) => void
  /** What stays and why, and where each row is told; null: nowhere. */
  onLeft?: (reasons: LeftReason[], path: string | null) => void
}

const perTransaction = 200

const newest = `
  select c.id::text, table_name as "table", op, ids, key, before, after from import_change c
  where run = $1 order by c.id desc limit ${perTransaction}`

/**
 * Takes back what a run wrote, the last first, each piece with its lines of the journal in one transaction: after a kill
 * the next undo goes on where this one ended. What was changed since, or what people or other imports attached
 * something to, stays and is told in `left.csv`. Throws in words for the operator.
 */
export async function undo(
  pool: Pool,
  number: number,
  { folder, log = () => {}, onLeft = () => {} }: Options,
): Promise<UndoCounts> {
  const client = await pool.connect()
  const counts: UndoCounts = { restored: 0, removed: 0, putBack: 0, left: 0 }
  const file = new LeftFile(folder === undefined ? null : join(folder, String(number)))
  try {
    await haveImportsAlone(client)
    await begin(client, number)
    await touchedLater(client, number)
    for (;;) {
      await client.query('begin')
      const { rows } = await client.query<Change>(newest, [number])
      if (rows.length === 0) {
        await client.query('commit')
        break
      }
      const done = await takeBack(client, rows)
      await client.query('delete from import_change where run = $1 and id = any ($2::bigint[])', [
        number,
        rows.map(({ id }) => id),
      ])
      await client.query('commit')
      counts.restored += done.restored
      counts.removed += done.removed
      counts.putBack += done.putBack
      counts.left += done.left.length
      file.add(done.left)
    }
    await settle(client)
    await client.query("update import_run set status = 'undone', finished_at = now() where number = $1", [
      number,
    ])
    const path = await file.close()
    onLeft(file.reasons(), path)
    if (path !== null) log(`what stays, and why: ${path}`)
    for (const { table, reason, count } of file.reasons())
      log(`${count.toLocaleString('en')} × ${table} stays: ${reason}`)
    return counts
  } finally {
    client.release(true)
  }
}

async function begin(client: ClientBase, number: number) {
  const { rows } = await client.query<{ status: string; hasJournal: boolean; written: string }>(
    `select status, written_count as written, exists (select from import_change where run = number) as "hasJournal"
     from import_run where number = $1`,
    [number],
  )
  const [run] = rows
  if (run === undefined) throw new Error(`there is no import ${number}: npm run import -- list shows them`)
  if (run.status === 'undone') throw new Error(`import ${number} is taken back already`)
  if (!run.hasJournal && run.status !== 'undoing' && Number(run.written) > 0)
    throw new Error(`import ${number} was made before what imports write was kept: it cannot be taken back`)
  await client.query("update import_run set status = 'undoing' where number = $1", [number])
}

/** For the operator alone: what an undo left, and why. */
class LeftFile {
  readonly #folder: string | null
  readonly #counts = new Map<string, LeftReason>()
  #stream: WriteStream | undefined

  constructor(folder: string | null) {
    this.#folder = folder
  }

  add(left: Left[]) {
    for (const { table, key, reason } of left) {
      const said = this.#counts.get(`${table} ${reason}`) ?? { table, reason, count: 0 }
      this.#counts.set(`${table} ${reason}`, { ...said, count: said.count + 1 })
      if (this.#folder === null) continue
      if (!this.#stream) {
        mkdirSync(this.#folder, { recursive: true, mode: 0o700 })
        this.#stream = createWriteStream(join(this.#folder, 'left.csv'), { mode: 0o600, flags: 'a' })
        this.#stream.write(stringify([['table', 'key', 'reason']]))
      }
      this.#stream.write(stringify([[table, key, reason]]))
    }
  }

  reasons() {
    return [...this.#counts.values()]
  }

  async close(): Promise<string | null> {
    if (!this.#stream || this.#folder === null) return null
    this.#stream.end()
    await finished(this.#stream)
    return join(this.#folder, 'left.csv')
  }
}
