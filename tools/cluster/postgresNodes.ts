import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { asPostgres, endProgram, type Program, startProgram } from '#cluster/program.ts'
import { until } from '#cluster/until.ts'
import { freePort } from '#kill/runningServer.ts'

/** One PostgreSQL with the Patroni that looks after it. */
export type PostgresNode = { name: string; port: number; restPort: number; dataDir: string; patroni: Program }

const count = 3

/** etcd, and three PostgreSQL nodes that Patroni keeps: a leader, a standby that is synchronous, one that is not. */
export async function startPostgresNodes(folder: string, started: Program[]): Promise<PostgresNode[]> {
  const [client, peer] = [await freePort(), await freePort()]
  started.push(
    startProgram(folder, 'etcd', [
      '/usr/bin/etcd',
      `--data-dir=${join(folder, 'etcd')}`,
      `--listen-client-urls=http://127.0.0.1:${client}`,
      `--advertise-client-urls=http://127.0.0.1:${client}`,
      `--listen-peer-urls=http://127.0.0.1:${peer}`,
      `--initial-advertise-peer-urls=http://127.0.0.1:${peer}`,
      `--initial-cluster=default=http://127.0.0.1:${peer}`,
      '--unsafe-no-fsync',
    ]),
  )
  const nodes: PostgresNode[] = []
  for (let at = 1; at <= count; at++) {
    const place = { name: `pg${at}`, port: await freePort(), restPort: await freePort() }
    const dataDir = join(folder, place.name)
    const sockets = join(folder, `${place.name}.run`)
    mkdirSync(sockets)
    chmodSync(sockets, 0o777)
    writeFileSync(
      join(folder, `${place.name}.json`),
      JSON.stringify(settingsOf({ ...place, dataDir, client, folder })),
    )
    const patroni = startPatroni(folder, place.name)
    started.push(patroni)
    nodes.push({ ...place, dataDir, patroni })
    // The first one makes the cluster, the others copy it.
    await until(`${place.name} runs`, () => isIn(`http://127.0.0.1:${place.restPort}/readiness`))
  }
  await until('a synchronous standby', async () => (await inState(nodes, 'sync')) !== undefined)
  return nodes
}

export function startPatroni(folder: string, name: string): Program {
  return startProgram(folder, name, [...asPostgres, '/usr/bin/patroni', join(folder, `${name}.json`)])
}

/** Patroni's settings are YAML, of which JSON is a part. Its clock is as short as it lets it be. */
function settingsOf(node: {
  name: string
  port: number
  restPort: number
  dataDir: string
  client: number
  folder: string
}) {
  const { name, port, restPort, dataDir, client, folder } = node
  return {
    scope: 'zhzz',
    name,
    restapi: { listen: `127.0.0.1:${restPort}`, connect_address: `127.0.0.1:${restPort}` },
    etcd3: { host: `127.0.0.1:${client}` },
    bootstrap: {
      dcs: {
        ttl: 8,
        loop_wait: 1,
        retry_timeout: 3,
        maximum_lag_on_failover: 1_048_576,
        master_start_timeout: 0,
        synchronous_mode: true,
        // Without it a leader whose standby is late acknowledges what it alone has.
        synchronous_mode_strict: true,
        postgresql: {
          use_pg_rewind: true,
          use_slots: true,
          parameters: {
            max_connections: 200,
            wal_level: 'replica',
            hot_standby: 'on',
            shared_buffers: '256MB',
          },
        },
      },
      initdb: [{ encoding: 'UTF8' }, { locale: 'C.UTF-8' }],
    },
    postgresql: {
      listen: `127.0.0.1:${port}`,
      connect_address: `127.0.0.1:${port}`,
      data_dir: dataDir,
      bin_dir: '/usr/lib/postgresql/15/bin',
      pgpass: join(folder, `${name}.run`, 'pgpass'),
      authentication: {
        superuser: { username: 'postgres' },
        replication: { username: 'replicator' },
        rewind: { username: 'postgres' },
      },
      parameters: { unix_socket_directories: join(folder, `${name}.run`) },
      pg_hba: [
        'host all all 127.0.0.1/32 trust',
        'host replication all 127.0.0.1/32 trust',
        'local all all trust',
      ],
    },
  }
}

/** The node that says of itself that it is the leader (`primary`), the synchronous standby (`sync`) or the other (`async`). */
export async function inState(
  nodes: readonly PostgresNode[],
  state: 'primary' | 'sync' | 'async',
): Promise<PostgresNode | undefined> {
  for (const node of nodes) if (await isIn(`http://127.0.0.1:${node.restPort}/${state}`)) return node
  return undefined
}

function isIn(url: string): Promise<boolean> {
  const asked = fetch(url, { signal: AbortSignal.timeout(5_000) }).then(async (answer) => {
    await answer.arrayBuffer()
    return answer.ok
  })
  return asked.catch(() => false)
}

/** The machine of a node goes: its PostgreSQL and its Patroni at once. */
export async function killMachine(node: PostgresNode): Promise<void> {
  const postmaster = Number(readFileSync(join(node.dataDir, 'postmaster.pid'), 'utf8').split('\n')[0])
  process.kill(postmaster, 'SIGKILL')
  await endProgram(node.patroni, 'SIGKILL')
}

/** The process of its PostgreSQL alone. */
export function killPostmaster(node: PostgresNode): void {
  process.kill(Number(readFileSync(join(node.dataDir, 'postmaster.pid'), 'utf8').split('\n')[0]), 'SIGKILL')
}

export function urlOf(port: number, user = 'zhzz', database = 'zhzz'): string {
  return `postgres://${user}@127.0.0.1:${port}/${database}`
}
