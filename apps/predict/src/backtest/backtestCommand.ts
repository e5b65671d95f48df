import { writeFileSync } from 'node:fs'
import { whereByEnvironment } from '@zhzz/db/backup/fromEnvironment.ts'
import { command, Misuse } from '@zhzz/db/command.ts'
import { openDatabase } from '@zhzz/db/openDatabase.ts'
import { connect } from '@zhzz/db/pool.ts'
import { backtest, newcomerOrders, type Retold } from '#backtest/backtest.ts'
import { readBenchFolder } from '#backtest/benchFolder.ts'
import { fairWorld } from '#backtest/fairWorld.ts'
import { questionsOf } from '#backtest/questions.ts'
import { newcomerText, reportText } from '#score/report.ts'
import { dayOf, parseDay, shanghaiToday } from '#world/days.ts'
import { loadWorld } from '#world/loadWorld.ts'
import type { World } from '#world/world.ts'

/** Writes the rankings, prints the figures. */
export const backtestCommand = command({
  takes: '[--from DIR] [--out FILE.ndjson] [--until DATE] [--ahead DAYS]',
  says: 'foretells past editions of the database, or of a folder, from what was known DAYS before them, and compares',
  options: {
    from: { type: 'string' },
    out: { type: 'string' },
    until: { type: 'string' },
    ahead: { type: 'string', default: '0' },
  },
  async run({ from, out, until, ahead }) {
    const end = until === undefined ? Number.POSITIVE_INFINITY : parseDay(until)
    if (end === null) throw new Misuse(`--until wants a date like 2023-01-01, not ${until}`)
    const days = Number(ahead)
    if (!Number.isInteger(days) || days < 0) throw new Misuse(`--ahead wants a number of days, not ${ahead}`)
    const began = performance.now()
    const { world, asked } = from === undefined ? await databaseWorld(end) : folderWorld(from, end)
    const retold: Retold[] = []
    for await (const one of backtest(world, questionsOf(world, asked, days))) retold.push(one)
    if (out !== undefined) writeFileSync(out, retold.map(lineOf).join(''))
    const report = reportText([
      { name: 'model', settled: retold.flatMap(({ model }) => model ?? []) },
      {
        name: 'last edition, then frequency, then popularity',
        settled: retold.flatMap(({ usual }) => usual ?? []),
      },
    ])
    const newcomers = newcomerText(
      newcomerOrders.map((name) => ({
        name,
        settled: retold.flatMap(({ newcomers: { settled } }) => settled?.[name] ?? []),
      })),
    )
    process.stdout.write(`${report}\n\n${newcomers}\n${((performance.now() - began) / 1000).toFixed(0)} s\n`)
  },
})

type Asked = { world: World; asked: ReadonlySet<number> }

function folderWorld(folder: string, end: number): Asked {
  const { editions, targets } = readBenchFolder(folder)
  const world = fairWorld(editions, targets)
  const ids = new Set(targets.filter(({ start }) => start < end).map(({ id }) => id))
  return { world, asked: new Set(world.editions.flatMap(({ id }, edition) => (ids.has(id) ? edition : []))) }
}

/** Of a database every edition that has begun and whose series had one before. */
async function databaseWorld(until: number): Promise<Asked> {
  const end = Math.min(until, dayOf(shanghaiToday()) + 1)
  const { dataDir, databaseUrl, log } = whereByEnvironment()
  const database = await openDatabase({ dataDir, databaseUrl, join: true, existing: true, log })
  try {
    const client = await connect(database.url, { statementTimeout: 0, applicationName: 'zhzz predict' })
    await client.query('begin isolation level repeatable read read only')
    const world = await loadWorld(client)
    await client.end()
    const later = world.series.flatMap(({ editions }) => editions.slice(1))
    return { world, asked: new Set(later.filter((one) => (world.editions[one]?.start ?? end) < end)) }
  } finally {
    await database.stop()
  }
}

function lineOf({ editionId, ranking, probability, newcomers }: Retold): string {
  const short = (chances: number[]) => chances.map((one) => Number(one.toFixed(5)))
  return `${JSON.stringify({
    edition_id: editionId,
    ranking,
    probability: short(probability),
    newcomers: newcomers.ranking,
    newcomer_probability: short(newcomers.probability),
  })}\n`
}
