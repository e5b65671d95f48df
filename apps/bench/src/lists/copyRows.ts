import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { connect } from '@zhzz/db/pool.ts'
import { from as copyFrom } from 'pg-copy-streams'

/** Writes rows whose values hold no tab, line end or backslash. */
export async function copyRows(
  client: Awaited<ReturnType<typeof connect>>,
  target: string,
  rows: Iterable<readonly (string | number)[]>,
): Promise<void> {
  await pipeline(Readable.from(chunks(rows)), client.query(copyFrom(`copy ${target} from stdin`)))
}

const rowsAtOnce = 1_000

function* chunks(rows: Iterable<readonly (string | number)[]>) {
  let lines: string[] = []
  for (const row of rows) {
    lines.push(`${row.join('\t')}\n`)
    if (lines.length < rowsAtOnce) continue
    yield lines.join('')
    lines = []
  }
  yield lines.join('')
}
