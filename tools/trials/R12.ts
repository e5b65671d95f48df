import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { startServer } from '@zhzz/db/embedded/startServer.ts'
import { silent } from '@zhzz/db/log.ts'
import { migrate, readMigrations } from '@zhzz/db/migrate.ts'
import { createPool } from '@zhzz/db/pool.ts'
import { createDatabase, urlOf } from '@zhzz/db/testServer.ts'
import type { Pool } from 'pg'
import { describeSchema } from '#trial/describeSchema.ts'
import { fillOldWorld, stateOfOldWorld } from '#trial/oldWorld.ts'
import type { Trial } from '#trial/trial.ts'

/** The version before: its database ends before this number. */
const newFrom = '0080'
/** Files that work on many rows. Killed at a random moment after the one before has run. */
const killedIn = ['0090-limits.sql', '0096-one-owner.sql', '0098-keyed-addresses.sql']

export const trial: Trial = {
  figure: 'R12',
  shows: 'a database of the version before, migrated while somebody uses it and killed with -9 in the middle',
  goal: 'ends when it is started again, no row lost or changed, the schema of a new database, the user served',
  async run({ dataDir, short, ending, print, must }) {
    const rows = short ? 50_000 : 1_000_000
    const { url, adminUrl, stop } = await startServer({ dataDir: join(dataDir, 'database'), log: silent })
    ending(stop)
    const pool = createPool(url, { statementTimeout: 0, log: silent })
    ending(() => pool.end())
    const names = (await readMigrations()).map(({ name }) => name)
    await migrate(url, { upTo: newFrom })
    await fillOldWorld(pool, rows)
    const before = await stateOfOldWorld(pool)
    print(
      Object.entries(before)
        .map(([table, { count }]) => `${count} × ${table}`)
        .join(', '),
    )

    const user = workMeanwhile(pool)
    ending(user.stop)
    const began = performance.now()
    for (const target of killedIn) {
      const had = await killIn(target, { url, pool, names, within: rows / 1_000 })
      must(`killed near ${target} with ${had} of ${names.length} files run`, had < names.length)
    }
    const last = startMigrating(url)
    const [status] = await once(last, 'exit')
    must('started once more it ends', status === 0 && (await done(pool)) === names.length)
    print(`${((performance.now() - began) / 1_000).toFixed(1)} s in all`)

    const { longest, errors, asked } = await user.stop()
    print(
      `of ${asked} the longest read took ${longest.read.toFixed(0)} ms, the longest write ${longest.write.toFixed(0)} ms`,
    )
    must(`the user was served: ${errors.join('; ') || 'no error'}`, errors.length === 0 && asked > 0)
    must(
      'no row lost or changed',
      JSON.stringify(await stateOfOldWorld(pool, before)) === JSON.stringify(before),
    )
    const differing = await unlikeNew(url, adminUrl)
    for (const line of differing.slice(0, 10)) print(line)
    must('the schema is that of a new database', differing.length === 0)
  },
}

type Migrating = { url: string; pool: Pool; names: readonly string[]; within: number }

/** Migrates and kills it, within so many milliseconds after the file before has run; answers how many have run then. */
async function killIn(target: string, { url, pool, names, within }: Migrating): Promise<number> {
  const migrating = startMigrating(url)
  const gone = once(migrating, 'exit')
  while ((await done(pool)) < names.indexOf(target) && migrating.exitCode === null) await delay(2)
  await delay(Math.random() * within)
  migrating.kill('SIGKILL')
  await gone
  if (migrating.signalCode !== 'SIGKILL') throw new Error(`migrating ended before it was killed in ${target}`)
  return done(pool)
}

/** The parts of the schema that a database made anew does not have, and those that only it has. */
async function unlikeNew(url: string, adminUrl: string): Promise<string[]> {
  await createDatabase(adminUrl, 'fresh')
  await migrate(urlOf(adminUrl, 'fresh'))
  const fresh = await describeSchema(urlOf(adminUrl, 'fresh'))
  const migrated = await describeSchema(urlOf(adminUrl, new URL(url).pathname.slice(1)))
  if (fresh.length === 0) throw new Error('a new database has no schema')
  return [
    ...migrated.filter((line) => !fresh.includes(line)),
    ...fresh.filter((line) => !migrated.includes(line)),
  ]
}

/** The new program's migrating, as every start begins with it, in a process of its own. */
function startMigrating(url: string): ChildProcess {
  const program = `import { migrate } from '@zhzz/db/migrate.ts'; await migrate(process.env.DATABASE_URL)`
  return spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, DATABASE_URL: url },
  })
}

async function done(pool: Pool): Promise<number> {
  const { rows } = await pool.query<{ count: number }>('select count(*)::int as count from schema_migration')
  return rows[0]?.count ?? 0
}

/** What the version before reads and writes when it is used; it knows no column of the new one. */
const statements = {
  read: `select account.id, account.status, person.real_name, person.roles from login_session session
    join account on account.id = session.account_id join sub_account person on person.id = session.sub_account_id
    where session.token_hash = sha256(convert_to((1 + random() * 100)::int::text, 'UTF8')) and session.revoked_at is null`,
  write: `with seen as (update login_session set last_seen_at = last_seen_at
      where token_hash = sha256(convert_to((1 + random() * 100)::int::text, 'UTF8')))
    insert into event_log (visit, name, at, page, target)
      values (gen_random_uuid(), 'meanwhile', now(), '/pages/home/home', '')`,
}

function workMeanwhile(pool: Pool) {
  const longest = { read: 0, write: 0 }
  const errors: string[] = []
  let asked = 0
  const over = new AbortController()
  const work = async (kind: 'read' | 'write') => {
    while (!over.signal.aborted) {
      const began = performance.now()
      await pool.query(statements[kind]).catch((error: unknown) => errors.push(`${kind}: ${String(error)}`))
      longest[kind] = Math.max(longest[kind], performance.now() - began)
      asked += 1
      await delay(5)
    }
  }
  const working = Promise.all([work('read'), work('write')])
  return {
    stop: async () => {
      over.abort()
      await working
      return { longest, errors, asked }
    },
  }
}
