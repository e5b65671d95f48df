import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { company } from '@zhzz/contract/company/calls.ts'
import type { Cluster } from '#cluster/cluster.ts'
import { words } from '#cluster/load.ts'
import { startOnePostgres } from '#cluster/onePostgres.ts'
import { inState, urlOf } from '#cluster/postgresNodes.ts'
import { secondsOf, secondsOfPostgres } from '#cluster/processorTime.ts'
import { endProgram } from '#cluster/program.ts'
import { endServer, freePort, type RunningServer, startServer } from '#kill/runningServer.ts'
import { attempt } from '#kill/writers.ts'

const connections = 8
const cores = 2

/** Searches a second, and milliseconds of processor time for each of them: of nodes of ours, of the leader, of one standby. */
export type Speed = { perSecond: number; node: number; leader: number; standby: number }

/** The same searches of the two nodes on the cluster, then of one node on a database of its own, for so many seconds each. */
export async function compareSpeeds(
  cluster: Cluster,
  seconds: number,
): Promise<{ cluster: Speed; one: Speed }> {
  const { origin, api, nodes, folder, settings } = cluster
  const leader = await inState(nodes, 'primary')
  if (leader === undefined) throw new Error('there is no leader')
  const standbys = nodes.filter((node) => node !== leader)
  const many = await speedOf(origin, seconds, {
    api,
    leader: leader.dataDir,
    standbys: standbys.map(({ dataDir }) => dataDir),
  })
  const { program, port } = await startOnePostgres(folder)
  try {
    const { DATABASE_READ_URL: _, ...rest } = settings
    const alone = { ...rest, DATABASE_URL: urlOf(port) }
    const server = await startServer(join(folder, 'alone'), await freePort(), alone)
    try {
      const one = await speedOf(server.origin, seconds, {
        api: [server],
        leader: join(folder, 'one/data'),
        standbys: [],
      })
      return { cluster: many, one }
    } finally {
      await endServer(server)
    }
  } finally {
    await endProgram(program)
  }
}

type Who = { api: readonly RunningServer[]; leader: string; standbys: readonly string[] }

async function speedOf(origin: string, seconds: number, { api, leader, standbys }: Who): Promise<Speed> {
  await search(origin, 3)
  const used = () => ({
    node: api.reduce((sum, { process: { pid } }) => sum + (pid === undefined ? 0 : secondsOf(pid)), 0),
    leader: secondsOfPostgres(leader),
    standby: standbys.reduce((sum, dataDir) => sum + secondsOfPostgres(dataDir), 0),
  })
  const before = used()
  const count = await search(origin, seconds)
  const after = used()
  const each = (part: 'node' | 'leader' | 'standby') => ((after[part] - before[part]) * 1_000) / count
  return {
    perSecond: count / seconds,
    node: each('node'),
    leader: each('leader'),
    standby: each('standby'),
  }
}

/** Visitors of networks of their own, each one search after the other. */
async function search(origin: string, seconds: number): Promise<number> {
  const end = performance.now() + seconds * 1_000
  let answered = 0
  const visitor = async (first: number) => {
    for (let at = first; performance.now() < end; at += connections) {
      const from = { 'x-forwarded-for': `10.${(at >> 16) & 255}.${(at >> 8) & 255}.${at & 255}` }
      const answer = await attempt(origin, company.search, { keyword: words[at % words.length] ?? '' }, from)
      if (answer?.code === 200) answered += 1
      else await delay(100)
    }
  }
  await Promise.all(Array.from({ length: connections }, (_, first) => visitor(first)))
  return answered
}

/**
 * On paper: n nodes of ours of two cores with as many standbys as they keep busy, searches a second, and what the leader
 * could bear of what each search still asks of it.
 */
export function onPaper({ node, leader, standby }: Speed, nodes: number) {
  const byNodes = (nodes * cores * 1_000) / node
  const standbys = Math.ceil((byNodes * standby) / (cores * 1_000))
  return { perSecond: byNodes, standbys, leaderBears: (cores * 1_000) / leader }
}
