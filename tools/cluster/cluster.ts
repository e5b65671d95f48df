import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { connect } from '@zhzz/db/pool.ts'
import { type PostgresNode, startPostgresNodes, urlOf } from '#cluster/postgresNodes.ts'
import { endProgram, type Program } from '#cluster/program.ts'
import { type Proxy, startProxy } from '#cluster/proxy.ts'
import { startStorage } from '#cluster/storage.ts'
import { until } from '#cluster/until.ts'
import { endServer, freePort, type RunningServer, startServer } from '#kill/runningServer.ts'
import { signIn, type Writer } from '#kill/writers.ts'

/** Three PostgreSQL nodes, HAProxy and two nodes of ours on this machine, and the people who write. */
export type Cluster = {
  folder: string
  /** Of the product, through HAProxy. */
  origin: string
  nodes: PostgresNode[]
  proxy: Proxy
  api: RunningServer[]
  settings: NodeJS.ProcessEnv
  people: Writer[]
  companies: string[]
  /** All programs of Debian's, in the order of their starts. */
  started: Program[]
  closeStorage(): void
}

/** Rejects with what does not come up; what was started until then is ended by `close`. */
export async function openCluster(
  folder: string,
  writers: number,
  cluster: Partial<Cluster>,
): Promise<Cluster> {
  const started: Program[] = []
  const api: RunningServer[] = []
  Object.assign(cluster, { started, api })
  const nodes = await startPostgresNodes(folder, started)
  const ports = [await freePort(), await freePort()]
  const proxy = await startProxy(folder, nodes, ports)
  started.push(proxy.program)
  // Until it has asked them, HAProxy takes every node for the leader.
  await until('the way to the leader', async () => {
    for (let at = 0; at < 6; at++) if (!(await isLeader(proxy.leader))) return false
    return true
  })
  await say(urlOf(proxy.leader, 'postgres', 'postgres'), 'create role zhzz login')
  await say(urlOf(proxy.leader, 'postgres', 'postgres'), "create database zhzz owner zhzz encoding 'UTF8'")
  const { settings: ofStorage, close } = await startStorage()
  Object.assign(cluster, { closeStorage: close })
  const settings = {
    ...ofStorage,
    DATABASE_URL: urlOf(proxy.leader),
    DATABASE_READ_URL: urlOf(proxy.standby),
    SECRET_KEY: randomBytes(32).toString('base64'),
    TRUST_PROXY: '127.0.0.1',
    SAMPLE: 'on',
  }
  for (const port of ports) api.push(await startServer(join(folder, `api${port}`), port, settings))
  const origin = `http://127.0.0.1:${proxy.http}`
  await until('the product behind HAProxy', () =>
    fetch(`${origin}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    ),
  )
  const people: Writer[] = []
  for (let at = 0; at < writers; at++) people.push(await signIn(origin, `1200000${String(2_000 + at)}`))
  const rows = await say<{ id: string }>(
    urlOf(proxy.leader),
    'select id from company where merged_into_id is null order by id limit 50',
  )
  const companies = rows.map(({ id }) => id)
  return { folder, origin, nodes, proxy, api, settings, people, companies, started, closeStorage: close }
}

export async function closeCluster({
  api = [],
  started = [],
  closeStorage,
}: Partial<Cluster>): Promise<void> {
  closeStorage?.()
  for (const server of api) await endServer(server)
  for (const program of started.toReversed()) await endProgram(program)
}

/** One statement on a connection of its own. */
export async function say<Row extends object>(url: string, text: string): Promise<Row[]> {
  const client = await connect(url)
  try {
    const { rows } = await client.query<Row>(text)
    return rows
  } finally {
    await client.end()
  }
}

async function isLeader(port: number): Promise<boolean> {
  const asked = say<{ follows: boolean }>(
    urlOf(port, 'postgres', 'postgres'),
    'select pg_is_in_recovery() as follows',
  )
  return asked.then(
    ([row]) => row?.follows === false,
    () => false,
  )
}
