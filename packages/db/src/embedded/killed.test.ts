import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, test } from 'vitest'
import { startServer } from '#embedded/startServer.ts'
import { silent } from '#log.ts'
import { connect } from '#pool.ts'

// KILL_ROUNDS=20 for a long run.
const rounds = Number(process.env.KILL_ROUNDS ?? 1)
const rowsPerRound = 500

const dataDir = mkdtempSync(join(tmpdir(), 'zhzz-killed-'))
const script = fileURLToPath(new URL('writerProcess.ts', import.meta.url))

afterAll(() => rmSync(dataDir, { recursive: true }))

async function nextRows(output: AsyncIterator<string>, acknowledged: Set<number>, goal: number) {
  while (acknowledged.size < goal) {
    const { value, done } = await output.next()
    if (done) throw new Error('the writers ended')
    take(value, acknowledged)
  }
}

/** A chunk may end within a line only if the writer died there; whole lines are acknowledged rows. */
function take(text: string, acknowledged: Set<number>) {
  for (const [, id] of text.matchAll(/^(\d+)\n/gm)) acknowledged.add(Number(id))
}

async function* lines(stream: AsyncIterable<Buffer>): AsyncGenerator<string> {
  let rest = ''
  for await (const chunk of stream) {
    const text = rest + chunk.toString()
    const end = text.lastIndexOf('\n') + 1
    rest = text.slice(end)
    yield text.slice(0, end)
  }
}

test.each(['node', 'postgres', 'both'] as const)(
  'no acknowledged row is lost when %s is killed while eight write',
  async (victim) => {
    const acknowledged = new Set<number>()
    for (let round = 0; round < rounds; round++) {
      const writer = spawn(process.execPath, [script, dataDir], { stdio: ['ignore', 'pipe', 'inherit'] })
      const output = lines(writer.stdout)
      await nextRows(output, acknowledged, acknowledged.size + rowsPerRound)
      const postmaster = Number.parseInt(
        readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8'),
        10,
      )
      if (victim !== 'node') process.kill(postmaster, 'SIGKILL')
      if (victim === 'postgres') await nextRows(output, acknowledged, acknowledged.size + rowsPerRound)
      writer.kill('SIGKILL')
      await once(writer, 'exit')
      for await (const text of output) take(text, acknowledged)

      const server = await startServer({ dataDir, log: silent })
      const client = await connect(server.url)
      const { rows } = await client.query<{ id: number }>('select id from acknowledged')
      await client.end()
      await server.stop()
      const kept = new Set(rows.map(({ id }) => id))
      expect([...acknowledged].filter((id) => !kept.has(id))).toEqual([])
    }
  },
  60_000 * rounds,
)
