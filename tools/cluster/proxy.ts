import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PostgresNode } from '#cluster/postgresNodes.ts'
import { type Program, startProgram } from '#cluster/program.ts'
import { freePort } from '#kill/runningServer.ts'

/** Ports of HAProxy: the leader, the standbys, and the product. */
export type Proxy = { program: Program; leader: number; standby: number; http: number }

/** HAProxy in front of everything. */
export async function startProxy(
  folder: string,
  nodes: readonly PostgresNode[],
  apiPorts: readonly number[],
): Promise<Proxy> {
  const [leader, standby, http] = [await freePort(), await freePort(), await freePort()]
  const databases = nodes.map(
    ({ name, port, restPort }) => `  server ${name} 127.0.0.1:${port} check port ${restPort}`,
  )
  const settings = `
global
  maxconn 2000
defaults
  mode tcp
  timeout connect 1s
  timeout client 1h
  timeout server 1h
  timeout check 2s
listen leader
  bind 127.0.0.1:${leader}
  retries 0
  option httpchk OPTIONS /primary
  default-server inter 500ms fall 2 rise 1 on-marked-down shutdown-sessions
${databases.join('\n')}
listen standby
  bind 127.0.0.1:${standby}
  retries 0
  option httpchk OPTIONS /replica
  default-server inter 500ms fall 2 rise 1 on-marked-down shutdown-sessions
${databases.join('\n')}
listen product
  bind 127.0.0.1:${http}
  mode http
  timeout client 30s
  timeout server 30s
  option httpchk GET /readyz
  option redispatch
  retries 3
  retry-on conn-failure empty-response
  default-server inter 250ms fall 2 rise 1
${apiPorts.map((port) => `  server api${port} 127.0.0.1:${port} check`).join('\n')}
`
  const path = join(folder, 'haproxy.cfg')
  writeFileSync(path, settings)
  return {
    program: startProgram(folder, 'haproxy', ['/usr/sbin/haproxy', '-db', '-f', path]),
    leader,
    standby,
    http,
  }
}
