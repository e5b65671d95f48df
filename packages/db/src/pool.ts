import { Socket } from 'node:net'
import { Client, type Pool, type PoolClient } from 'pg'
import type { Log } from '#log.ts'
import { parsing } from '#parsing.ts'
import { TimedPool } from '#timedPool.ts'

export type PoolOptions = {
  /** Milliseconds a statement may run; 0 for no limit (imports, migrations, backups). */
  statementTimeout?: number
  /** Most connections at once. */
  max?: number
  /** Milliseconds a connection that nobody uses is kept. */
  idleTimeout?: number
  applicationName?: string
  /** Behind PgBouncer in transaction mode, which takes no settings of a session: the role has them (pooler.ts). */
  pooler?: boolean
  log?: Log
}

export const sessionSettings = { TimeZone: 'Asia/Shanghai', jit: 'off' } as const

/**
 * One connection's settings, for a pool and for a single client alike. The session's days are Shanghai's. An outside
 * server compiles plans by default, which takes longer than ours run: five seconds for a search without its indexes.
 */
export function connectionTo(
  url: string,
  { statementTimeout = 5_000, applicationName = 'zhzz', pooler = false }: PoolOptions = {},
) {
  return {
    connectionString: url,
    application_name: applicationName,
    connectionTimeoutMillis: 2_000,
    ...(!pooler && {
      statement_timeout: statementTimeout,
      options: Object.entries(sessionSettings)
        .map(([name, value]) => `-c ${name}=${value}`)
        .join(' '),
    }),
    keepAlive: true,
    types: parsing,
  }
}

/**
 * A pool whose users never wait more than about ten seconds for an answer or an error: two for a free
 * connection, `statementTimeout` for the statement, three more for a server that has stopped answering. Who has less time
than that (deadline.ts) waits no longer.
 */
export function createPool(url: string, options: PoolOptions = {}): Pool {
  const { max = 20, statementTimeout = 5_000, idleTimeout = 5_000, log = console } = options
  const pool = new TimedPool({ ...connectionTo(url, options), max, idleTimeoutMillis: idleTimeout })
  // An unheard 'error' event ends the process: a dying server sends one to every client.
  let lastWord = 0
  pool.on('error', (error) => {
    if (pool.ending || Date.now() - lastWord < 1_000) return
    lastWord = Date.now()
    log.warn(`database connection lost: ${error.message}`)
  })
  pool.on('connect', (client) => {
    client.on('error', () => {})
    const { stream } = client.connection
    // pg's own query_timeout rejects the query but leaves the dead connection in the pool; this drops both.
    stream.on('timeout', () => stream.destroy(new Error('the database has stopped answering')))
  })
  if (statementTimeout > 0) {
    pool.on('acquire', (client) => silenceAfter(client, statementTimeout + 3_000))
    pool.on('release', (_, client) => silenceAfter(client, never))
  }
  return pool
}

/** A single client that survives its server's death as an error of its next query. */
export async function connect(url: string, options: PoolOptions = { statementTimeout: 0 }): Promise<Client> {
  const client = new Client(connectionTo(url, options))
  client.on('error', () => {})
  await client.connect()
  return client
}

const never = 0

/** From when on a connection in use counts as dead; one that waits for its next user may be silent. */
function silenceAfter(client: PoolClient, milliseconds: number) {
  const { stream } = client.connection
  if (stream instanceof Socket) stream.setTimeout(milliseconds)
}
