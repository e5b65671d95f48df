import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { followUp } from '@zhzz/contract/followUp/calls.ts'
import { type Cluster, say } from '#cluster/cluster.ts'
import { type Reads, readOn } from '#cluster/load.ts'
import { makeNextVersion } from '#cluster/nextVersion.ts'
import { inState, killMachine, killPostmaster, startPatroni, urlOf } from '#cluster/postgresNodes.ts'
import { until } from '#cluster/until.ts'
import { endServer, killNow, startServer } from '#kill/runningServer.ts'
import { verifyAt } from '#kill/verify.ts'
import { type Acknowledged, attempt, write } from '#kill/writers.ts'

const readers = 4

export type Told = {
  what: string
  /** Milliseconds from what happened until as many writes as there are writers were acknowledged. */
  writesBack: number
  reads: Reads
  acknowledged: number
  /** Writes that had to be sent again. */
  again: number
  lost: number
  doubled: number
}

/** Something happens to the cluster while people write and read. */
async function under(cluster: Cluster, what: string, happens: () => Promise<void>): Promise<Told> {
  const { origin, proxy, people, companies } = cluster
  const all: Acknowledged = { followUps: [], unlocks: [] }
  const stop = new AbortController()
  let again = 0
  const onFailure = () => {
    again += 1
  }
  const writing = people.map((person, at) =>
    write(origin, person, [companies[at % companies.length] ?? ''], all, stop.signal, onFailure),
  )
  const reading = Array.from({ length: readers }, () => readOn(origin, stop.signal))
  const failed = Promise.all(writing)
  failed.catch(() => {})
  await delay(2_000)
  const began = performance.now()
  await happens()
  const done = all.followUps.length
  while (all.followUps.length < done + people.length) await Promise.race([delay(5), failed])
  const writesBack = performance.now() - began
  await delay(3_000)
  stop.abort()
  await failed
  const reads = (await Promise.all(reading)).reduce((sum, each) => ({
    answered: sum.answered + each.answered,
    failed: sum.failed + each.failed,
    failedAgain: sum.failedAgain + each.failedAgain,
    longestGap: Math.max(sum.longestGap, each.longestGap),
  }))
  const { lost, doubled } = await verifyAt(urlOf(proxy.leader), all)
  return { what, writesBack, reads, acknowledged: all.followUps.length, again, lost, doubled }
}

/** The process of the leader's PostgreSQL, or with it the Patroni that would look after it. */
export async function leaderDies(cluster: Cluster, isMachine: boolean): Promise<Told> {
  const { nodes, folder, started } = cluster
  const leader = await inState(nodes, 'primary')
  if (leader === undefined) throw new Error('there is no leader')
  const told = isMachine
    ? await under(cluster, 'the leader’s machine dies', () => killMachine(leader))
    : await under(cluster, 'its PostgreSQL dies', async () => killPostmaster(leader))
  if (isMachine) {
    leader.patroni = startPatroni(folder, leader.name)
    started.push(leader.patroni)
  }
  await until('a leader and two standbys again', async () => {
    for (const state of ['primary', 'sync', 'async'] as const)
      if ((await inState(nodes, state)) === undefined) return false
    return true
  })
  return told
}

export async function nodeDies(cluster: Cluster): Promise<Told> {
  const { api, folder, settings } = cluster
  const [first] = api
  if (first === undefined) throw new Error('there is no node')
  const told = await under(cluster, 'a node of ours dies', () => killNow(first))
  const port = Number(new URL(first.origin).port)
  api[0] = await startServer(join(folder, `api${port}`), port, settings)
  return told
}

/** A version with one more migration takes the place of each node of ours in turn. */
export async function upgrade(cluster: Cluster): Promise<Told> {
  const { api, folder, settings } = cluster
  const next = await makeNextVersion(folder)
  return await under(cluster, 'rolling upgrade', async () => {
    for (const [at, server] of api.entries()) {
      await endServer(server)
      const port = Number(new URL(server.origin).port)
      api[at] = await startServer(join(folder, `api${port}`), port, settings, [], next)
    }
  })
}

/** Standbys stand still for so long; how many of the writes of a person, one a second, the person sees at once. */
export async function standStill({ origin, nodes, people, companies }: Cluster, seconds: number) {
  const [person] = people
  const [companyId = ''] = companies
  if (person === undefined) throw new Error('there is nobody')
  const standbys = [await inState(nodes, 'sync'), await inState(nodes, 'async')]
  const tell = async (text: string) => {
    for (const node of standbys) if (node) await say(urlOf(node.port, 'postgres', 'zhzz'), text)
  }
  const headers = { 'jwt-token': person.token }
  const listed = async () =>
    (await attempt(origin, followUp.list, { targetType: 'company', targetId: companyId }, headers))?.data
      .list ?? []
  let seen = 0
  await tell('select pg_wal_replay_pause()')
  try {
    for (let at = 0; at < seconds; at++) {
      const all: Acknowledged = { followUps: [], unlocks: [] }
      const stop = new AbortController()
      const writing = write(origin, person, [companyId], all, stop.signal)
      while (all.followUps.length === 0) await delay(5)
      stop.abort()
      await writing
      const contents = (await listed()).map(({ content }) => content)
      if (all.followUps.every((content) => contents.includes(content))) seen += 1
      await delay(1_000)
    }
  } finally {
    await tell('select pg_wal_replay_resume()')
  }
  return { seen, of: seconds }
}
