import { chmodSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { command, obey, wholeNumber } from '@zhzz/db/command.ts'
import { type Cluster, closeCluster, openCluster } from '#cluster/cluster.ts'
import { leaderDies, nodeDies, standStill, type Told, upgrade } from '#cluster/drills.ts'
import { findProgram } from '#cluster/program.ts'

const packages = { etcd: 'etcd-server', patroni: 'patroni', haproxy: 'haproxy', postgres: 'postgresql-15' }

async function main(rounds: number, seconds: number): Promise<boolean> {
  const missing = Object.entries(packages).filter(([program]) => findProgram(program) === null)
  if (missing.length > 0)
    throw new Error(`not installed (Debian): ${missing.map(([, name]) => name).join(', ')}`)
  const folder = await mkdtemp(join(tmpdir(), 'cluster-'))
  chmodSync(folder, 0o777)
  const opened: Partial<Cluster> = {}
  try {
    const cluster = await openCluster(folder, opened)
    console.log(
      '                           writes back  again  acknowledged  lost  twice  longest read  failed of  again',
    )
    const drills = [
      ...Array.from({ length: rounds }, () => () => leaderDies(cluster, false)),
      () => leaderDies(cluster, true),
      () => nodeDies(cluster),
      () => upgrade(cluster),
    ]
    let isGood = true
    for (const drill of drills) {
      const told = await drill()
      console.log(line(told))
      isGood &&= told.lost + told.doubled === 0
    }
    const { seen, of } = await standStill(cluster, seconds)
    console.log(
      `standbys that stand still for ${seconds} s: ${seen} of ${of} writes seen at once by who wrote them`,
    )
    return isGood && seen === of
  } finally {
    await closeCluster(opened)
    await rm(folder, { recursive: true, force: true })
  }
}

function line({ what, writesBack, again, acknowledged, lost, doubled, reads }: Told): string {
  return [
    what.padEnd(26),
    `${(writesBack / 1000).toFixed(1)} s`.padStart(11),
    String(again).padStart(6),
    String(acknowledged).padStart(13),
    String(lost).padStart(5),
    String(doubled).padStart(6),
    `${(reads.longestGap / 1000).toFixed(1)} s`.padStart(13),
    `${reads.failed} of ${reads.answered}`.padStart(10),
    String(reads.failedAgain).padStart(6),
  ].join(' ')
}

const clusterCommand = command({
  takes: '[--rounds 5] [--seconds 60]',
  says: 'Debian’s PostgreSQL, Patroni, etcd and HAProxy with two nodes of ours on this machine: what is lost and who waits when the leader, a machine or a node is killed, at an upgrade, and while standbys stand still',
  options: { rounds: { type: 'string', default: '5' }, seconds: { type: 'string', default: '60' } },
  async run({ rounds, seconds }) {
    if (!(await main(wholeNumber('--rounds', rounds, 1, 100), wholeNumber('--seconds', seconds, 1, 600))))
      throw new Error('a write was lost or doubled, or not seen by who wrote it')
  },
})

await obey('npm run cluster', clusterCommand)
