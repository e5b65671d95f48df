import { isIP } from 'node:net'
import type { Client } from 'pg'
import type { Log } from '#log.ts'
import { connect, sessionSettings } from '#pool.ts'

const isPooler =
  'DATABASE_URL leads to a pooler, which keeps no sessions: set it to PostgreSQL itself, and DATABASE_POOL_URL to the pooler'
const oldest = 15
/** Beyond this the limits and expiries that the server counts and those that the app counts contradict each other. */
const mostSkew = 30_000

/**
 * Whether an outside server can hold the product. Throws one sentence that says what to change; what is
 * only unwise is warned of.
 */
export async function checkOutsideServer(url: string, log: Log): Promise<void> {
  const client = await reach(url)
  try {
    await checkSession(client)
    await checkVersion(client)
    await checkEncoding(client)
    await checkRights(client)
    await checkChinese(client)
    await checkClock(client)
    await warnOfSuperuser(client, log)
    warnOfPlainText(client, url, log)
  } finally {
    await client.end()
  }
}

async function reach(url: string): Promise<Client> {
  if (!/^postgres(?:ql)?:\/\//i.test(url))
    throw new Error(
      'DATABASE_URL is no address of a PostgreSQL: write postgresql://user:password@host:5432/database',
    )
  try {
    return await connect(url)
  } catch (error) {
    const reason = error instanceof Error ? error.message || String(error) : String(error)
    if (reason.includes('startup parameter')) throw new Error(isPooler, { cause: error })
    throw new Error(
      `DATABASE_URL cannot be reached: ${reason}. Check host, port, user, password and database in it`,
      {
        cause: error,
      },
    )
  }
}

/** A pooler that was told to ignore what it does not know takes our settings, and does not keep them. */
async function checkSession(client: Client) {
  if ((await ask(client, 'show TimeZone')) !== sessionSettings.TimeZone) throw new Error(isPooler)
}

async function checkVersion(client: Client) {
  const number = Number(await ask(client, 'show server_version_num'))
  if (number < oldest * 10_000)
    throw new Error(
      `DATABASE_URL is PostgreSQL ${await ask(client, 'show server_version')}: version ${oldest} or newer is needed`,
    )
}

async function checkEncoding(client: Client) {
  const encoding = await ask(client, 'show server_encoding')
  if (encoding !== 'UTF8')
    throw new Error(
      `the database of DATABASE_URL is encoded in ${encoding}: make one with create database … encoding 'UTF8' template template0`,
    )
}

async function checkRights(client: Client) {
  if ((await ask(client, `select has_schema_privilege('public', 'create')::text`)) === 'true') return
  const [user, database] = [
    await ask(client, 'select current_user'),
    await ask(client, 'select current_database()'),
  ]
  throw new Error(`${user} may not make tables in ${database}: alter database ${database} owner to ${user}`)
}

/** In the locale C the server takes Chinese characters for punctuation and finds no words in them. */
async function checkChinese(client: Client) {
  try {
    await client.query('create extension if not exists pg_trgm')
  } catch (cause) {
    throw new Error(
      'the extension pg_trgm is missing and could not be made: install the postgresql-contrib package on the ' +
        'server, then run create extension pg_trgm in the database as its administrator',
      { cause },
    )
  }
  if ((await ask(client, `select cardinality(show_trgm('展会'))::text`)) === '0')
    throw new Error(
      'the database of DATABASE_URL does not know Chinese letters: make one with create database … ' +
        `encoding 'UTF8' lc_collate 'C.UTF-8' lc_ctype 'C.UTF-8' template template0`,
    )
}

async function checkClock(client: Client) {
  const asked = Date.now()
  const answered = Number(await ask(client, 'select extract(epoch from clock_timestamp())::text')) * 1_000
  const skew = Math.abs(answered - (asked + Date.now()) / 2)
  if (skew > mostSkew)
    throw new Error(
      `the clock of the database server is ${Math.round(skew / 1_000)} s off ours: synchronise both (NTP) and start again`,
    )
}

async function warnOfSuperuser(client: Client, log: Log) {
  if ((await ask(client, 'show is_superuser')) === 'on')
    log.warn(
      'DATABASE_URL names a superuser: a role that only owns its database would do, and limit the damage',
    )
}

// `postgres://user@/database?host=/folder` is one that PostgreSQL's clients read and `URL` does not.
function warnOfPlainText({ host }: Client, url: string, log: Log) {
  const searchParams = new URLSearchParams(url.slice(url.indexOf('?') + 1))
  const isHere =
    host.startsWith('/') ||
    host === 'localhost' ||
    host === '::1' ||
    host === '[::1]' ||
    (isIP(host) && host.startsWith('127.'))
  const verified = ['verify-full', 'verify-ca'].includes(searchParams.get('sslmode') ?? '')
  if (!isHere && !verified)
    log.warn(`the way to ${host} is not verified to be encrypted: add sslmode=verify-full to DATABASE_URL`)
}

async function ask(client: Client, sql: string): Promise<string> {
  const { rows } = await client.query<string[]>({ text: sql, rowMode: 'array' })
  return String(rows[0]?.[0])
}
