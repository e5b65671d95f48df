import { readdir, readFile } from 'node:fs/promises'
import { setTimeout as delay } from 'node:timers/promises'
import { account } from '@zhzz/contract/account/calls.ts'
import { home } from '@zhzz/contract/home/calls.ts'
import { member } from '@zhzz/contract/member/calls.ts'
import { query } from '#kill/verify.ts'
import { signIn } from '#kill/writers.ts'
import type { Trial } from '#trial/trial.ts'
import { inWords, watch } from '#trial/watch.ts'

const people = 10

export const trial: Trial = {
  figure: 'R13',
  shows: 'what goes on for long: memory, connections and open files of the server',
  goal: 'memory grows by less than 5 MB an hour after a quarter of the time, no connection and no file stays open',
  async run({ dataDir, short, minutes = 120, serve, print, must, should }) {
    const { origin, process } = await serve()
    const pid = process.pid ?? 0
    const users = []
    for (let at = 0; at < (short ? 2 : people); at++) users.push(await signIn(origin, `1201300${1000 + at}`))
    const before = await held(dataDir, pid)
    const milliseconds = short ? 12_000 : minutes * 60_000
    const every = short ? 250 : 1_000
    const load = users.flatMap(({ token }) =>
      [home.index, account.current, account.agreements, member.planList, account.sessionList].map(
        ({ path }) => watch(`${origin}${path}`, { every, headers: { 'jwt-token': token } }),
      ),
    )
    await delay(milliseconds / 4)
    const warm = await held(dataDir, pid)
    await delay((milliseconds * 3) / 4)
    const after = await held(dataDir, pid)
    for (const one of (await Promise.all(load.map((watcher) => watcher.stop()))).slice(0, 5)) {
      print(inWords(one))
      must('every answer is 200', Object.keys(one.statuses).join() === '200')
    }
    const slope = (after.megabytes - warm.megabytes) / ((milliseconds * 0.75) / 3_600_000)
    print(`memory ${before.megabytes} → ${warm.megabytes} → ${after.megabytes} MB`)
    print(`connections to the database ${before.connections} → ${after.connections}`)
    print(`open files ${before.files} → ${after.files}`)
    should(`memory grows by ${slope.toFixed(1)} MB an hour, less than 5`, slope < 5)
    must('no more than 40 connections to the database', after.connections <= 40)
    // Its own connections, kept ones of the visitors, and a few it opens as it needs them.
    must('no more than 120 files beyond those of the beginning', after.files - before.files <= 120)
  },
}

async function held(dataDir: string, pid: number) {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  const [row] = await query<{ connections: number }>(
    dataDir,
    `select count(*)::int as connections from pg_stat_activity where backend_type = 'client backend'`,
  )
  return {
    megabytes: Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024),
    files: (await readdir(`/proc/${pid}/fd`)).length,
    connections: row?.connections ?? 0,
  }
}
