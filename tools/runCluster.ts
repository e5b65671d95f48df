import { chmodSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { command, obey, wholeNumber } from '@zhzz/db/command.ts'
import { type Cluster, closeCluster, openCluster } from '#cluster/cluster.ts'
import { leaderDies, nodeDies, standStill, type Told, upgrade } from '#cluster/drills.ts'
import { missingPrograms } from '#cluster/program.ts'
import { compareSpeeds, onPaper, type Speed } from '#cluster/ratio.ts'
import { sharePictures } from '#cluster/storage.ts'

type How = { rounds: number; seconds: number; short: boolean }

const pictures = 6

/** What must not be: each a line. None where all is well; times are printed, and judge nothing. */
async function main({ rounds, seconds, short }: How): Promise<string[]> {
  const missing = missingPrograms()
  if (missing.length > 0) throw new Error(`not installed (Debian): ${missing.join(', ')}`)
  const folder = await mkdtemp(join(tmpdir(), 'cluster-'))
  chmodSync(folder, 0o777)
  const opened: Partial<Cluster> = {}
  const faults: string[] = []
  try {
    const cluster = await openCluster(folder, short ? 8 : 50, opened)
    if (!short) tellSpeeds(await compareSpeeds(cluster, 20))
    console.log(
      '                           writes back  again  acknowledged  lost  twice  longest read  failed of  again',
    )
    const drills = [
      ...Array.from({ length: rounds }, () => () => leaderDies(cluster, false)),
      ...(short ? [] : [() => leaderDies(cluster, true)]),
      () => nodeDies(cluster),
      ...(short ? [] : [() => upgrade(cluster)]),
    ]
    for (const drill of drills) {
      const told = await drill()
      console.log(line(told))
      if (told.lost > 0) faults.push(`${told.what}: ${told.lost} writes lost`)
      if (told.doubled > 0) faults.push(`${told.what}: ${told.doubled} writes doubled`)
      if (told.reads.failedAgain > 0)
        faults.push(`${told.what}: ${told.reads.failedAgain} searches failed twice`)
    }
    const { seen, of } = await standStill(cluster, seconds)
    console.log(
      `standbys that stand still for ${seconds} s: ${seen} of ${of} writes seen at once by who wrote them`,
    )
    if (seen < of) faults.push(`${of - seen} writes not seen by who wrote them`)
    const [person] = cluster.people
    if (person === undefined) throw new Error('there is nobody')
    const { shown } = await sharePictures(cluster.api, person, pictures)
    console.log(`${shown} of ${pictures} pictures sent to one node were shown by the other, from S3`)
    if (shown < pictures) faults.push(`${pictures - shown} pictures not shown by the other node`)
    return faults
  } finally {
    await closeCluster(opened)
    await rm(folder, { recursive: true, force: true })
  }
}

function tellSpeeds({ cluster, one }: { cluster: Speed; one: Speed }) {
  const told = (what: string, { perSecond, node, leader, standby }: Speed) =>
    console.log(
      `${what.padEnd(38)} ${perSecond.toFixed(1).padStart(7)} searches a second; processor time of each: node ${node.toFixed(2)} ms, leader ${leader.toFixed(2)} ms, standbys ${standby.toFixed(2)} ms`,
    )
  told('two nodes on the cluster', cluster)
  told('one node on one database', one)
  console.log(`ratio on the same cores: ${(cluster.perSecond / one.perSecond).toFixed(2)}`)
  for (const nodes of [10, 100]) {
    const { perSecond, standbys, leaderBears } = onPaper(cluster, nodes)
    console.log(
      `on paper, ${nodes} nodes of two cores: ${perSecond.toFixed(0)} searches a second with ${standbys} standbys; the leader bears the counting of ${leaderBears.toFixed(0)}`,
    )
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
  takes: '[--rounds 5] [--seconds 60] [--short]',
  says: 'Debian’s PostgreSQL, Patroni, etcd and HAProxy with two nodes of ours on this machine: what is lost and who waits when the leader, a machine or a node is killed, at an upgrade, and while standbys stand still',
  details: '--short: one leader and one node are killed under a few people; what CI runs',
  options: {
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '60' },
    short: { type: 'boolean', default: false },
  },
  async run({ rounds, seconds, short }) {
    const how = {
      rounds: short ? 1 : wholeNumber('--rounds', rounds, 1, 100),
      seconds: short ? 5 : wholeNumber('--seconds', seconds, 1, 600),
      short,
    }
    const faults = await main(how)
    if (faults.length > 0) throw new Error(faults.join('; '))
  },
})

await obey('npm run cluster', clusterCommand)
