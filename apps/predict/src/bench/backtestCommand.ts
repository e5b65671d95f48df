import { writeFileSync } from 'node:fs'
import { command, Misuse } from '@zhzz/db/command.ts'
import { backtest, type Compared } from '#bench/backtest.ts'
import { readBenchFolder } from '#bench/benchFolder.ts'
import { parseDay } from '#fair/day.ts'
import { baselineNames } from '#score/baselines.ts'
import { reportText } from '#score/report.ts'
import { settle } from '#score/settle.ts'

/** Writes the rankings, prints the figures. */
export const backtestCommand = command({
  takes: '--from DIR --out FILE.ndjson [--until DATE]',
  says: 'foretells past editions from what was known before them, and compares',
  options: { from: { type: 'string' }, out: { type: 'string' }, until: { type: 'string' } },
  async run({ from, out, until }) {
    if (!from || !out) throw new Misuse('--from and --out are needed')
    const end = until === undefined ? Number.POSITIVE_INFINITY : parseDay(until)
    if (end === null) throw new Misuse(`--until wants a date like 2023-01-01, not ${until}`)
    await backtestFolder(from, out, end)
  },
})

async function backtestFolder(from: string, out: string, until: number): Promise<void> {
  const started = performance.now()
  const folder = readBenchFolder(from)
  const targets = folder.targets.filter((target) => target.start < until)
  const compared: Compared[] = []
  for await (const one of backtest({ editions: folder.editions, targets })) compared.push(one)
  const lines = compared.map(({ forecast: { target, keys, probability } }) =>
    JSON.stringify({
      edition_id: target.id,
      ranking: keys,
      probability: probability.map((p) => Number(p.toFixed(5))),
    }),
  )
  writeFileSync(out, lines.map((line) => `${line}\n`).join(''))
  const lists = new Map(
    folder.editions.map((edition) => [edition.id, edition.exhibitors.map(({ key }) => key)]),
  )
  const model = compared.map(({ forecast }) => forecast)
  const settled = [
    { name: 'model', settled: settle(model, lists) },
    ...baselineNames.map((name, at) => ({
      name,
      settled: settle(
        compared.map(({ forecast: { target }, baselines }) => ({
          target,
          keys: baselines[at] ?? [],
          probability: [],
        })),
        lists,
      ),
    })),
  ]
  process.stdout.write(`${reportText(settled)}\n${((performance.now() - started) / 1000).toFixed(0)} s\n`)
}
