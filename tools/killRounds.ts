import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { promisify } from 'node:util'
import { command, obey, wholeNumber } from '@zhzz/db/command.ts'
import {
  endServer,
  freePort,
  killNow,
  postmasterOf,
  type RunningServer,
  startServer,
} from './kill/runningServer.ts'
import { query, type Verdict, verify } from './kill/verify.ts'
import { type Acknowledged, signIn, type Writer, write } from './kill/writers.ts'

/**
 * `npm run kill -- --rounds 5`: follow-ups and unlocks from 8 writers while node, PostgreSQL or both are killed with
 * -9 at random moments; restarted with nobody's help. No acknowledged write may be missing and none may be there
 * twice. Restart times are printed and only bounded generously: they depend on the machine.
 */
const writers = 8
const slowestRestart = 60_000
const modes = ['node', 'PostgreSQL', 'both'] as const

type Scene = { dataDir: string; port: number; people: Writer[]; companies: string[][] }

async function prepare(server: RunningServer, dataDir: string, port: number): Promise<Scene> {
  const people: Writer[] = []
  for (let at = 0; at < writers; at++) {
    const person = await signIn(server.origin, `1200000${String(1000 + at)}`)
    const grant = ['apps/api/src/admin.ts', 'grant-plan', '--phone', person.phone, '--plan', 'team']
    await promisify(execFile)(process.execPath, grant, { env: { ...process.env, DATA_DIR: dataDir } })
    people.push(person)
  }
  const rows = await query<{ id: string }>(
    dataDir,
    `select company_id as id from contact group by company_id`,
  )
  const ids = rows.map((row) => row.id)
  return { dataDir, port, people, companies: people.map(() => [...ids]) }
}

/** One kill under load. The writers go on until the server has served them again for a moment. */
async function round(scene: Scene, server: RunningServer, mode: (typeof modes)[number], all: Acknowledged) {
  const { dataDir, port, people, companies } = scene
  const stop = new AbortController()
  const before = all.followUps.length + all.unlocks.length
  const writing = people.map((person, at) =>
    write(server.origin, person, companies[at] ?? [], all, stop.signal),
  )
  const failed = Promise.all(writing)
  failed.catch(() => {})
  await delay(300 + Math.random() * 1_200)
  let running = server
  const killed = performance.now()
  if (mode !== 'node') process.kill(postmasterOf(dataDir), 'SIGKILL')
  if (mode !== 'PostgreSQL') {
    await killNow(server)
    running = await startServer(dataDir, port)
  }
  const done = all.followUps.length
  while (all.followUps.length === done) await Promise.race([delay(2), failed])
  const outage = performance.now() - killed
  await delay(200)
  stop.abort()
  await failed
  const written = all.followUps.length + all.unlocks.length - before
  return { running, outage, written, verdict: await verify(dataDir, all) }
}

async function main(rounds: number): Promise<boolean> {
  const dataDir = await mkdtemp(join(tmpdir(), 'kill-'))
  const port = await freePort()
  let server = await startServer(dataDir, port)
  let isGood = true
  try {
    const scene = await prepare(server, dataDir, port)
    const all: Acknowledged = { followUps: [], unlocks: [] }
    console.log('killed       round  acknowledged   lost  doubled  unpaid  restart  first write')
    for (const mode of modes)
      for (let at = 1; at <= rounds; at++) {
        const { running, outage, written, verdict } = await round(scene, server, mode, all)
        const restart = running === server ? null : running.readyAfter
        server = running
        console.log(line(mode, at, written, verdict, restart, outage))
        isGood &&= verdict.lost + verdict.doubled + verdict.unpaid === 0 && outage < slowestRestart
      }
    console.log(`${all.followUps.length} follow-ups and ${all.unlocks.length} unlocks acknowledged in all`)
    return isGood
  } finally {
    await endServer(server)
    await rm(dataDir, { recursive: true, force: true })
  }
}

function line(
  mode: string,
  at: number,
  written: number,
  verdict: Verdict,
  restart: number | null,
  outage: number,
) {
  return [
    mode.padEnd(12),
    String(at).padStart(5),
    String(written).padStart(13),
    String(verdict.lost).padStart(6),
    String(verdict.doubled).padStart(8),
    String(verdict.unpaid).padStart(7),
    (restart === null ? '–' : `${(restart / 1000).toFixed(2)} s`).padStart(8),
    `${(outage / 1000).toFixed(2)} s`.padStart(12),
  ].join(' ')
}

const killCommand = command({
  takes: '[--rounds 5]',
  says: 'kill -9 of node, PostgreSQL and both while writing; nothing acknowledged may be lost',
  options: { rounds: { type: 'string', default: '5' } },
  async run({ rounds }) {
    if (!(await main(wholeNumber('--rounds', rounds, 1, 1_000))))
      throw new Error('a write was lost or doubled, or a restart took too long')
  },
})

await obey('npm run kill', killCommand)
