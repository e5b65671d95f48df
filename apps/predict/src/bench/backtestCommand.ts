import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { backtest, type Compared } from '#bench/backtest.ts'
import { readBenchFolder } from '#bench/benchFolder.ts'
import { parseDay } from '#fair/day.ts'
import { baselineNames } from '#score/baselines.ts'
import { reportText } from '#score/report.ts'
import { settle } from '#score/settle.ts'

/** `predict backtest --from DIR --out FILE.ndjson [--until DATE]`: writes the rankings, prints the figures. */
export async function backtestCommand(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: { from: { type: 'string' }, out: { type: 'string' }, until: { type: 'string' } },
  })
  if (!values.from || !values.out)
    throw new Error('Usage: predict backtest --from DIR --out FILE.ndjson [--until DATE]')
  const until = values.until === undefined ? Number.POSITIVE_INFINITY : parseDay(values.until)
  if (until === null) throw new Error(`--until wants a date like 2023-01-01, not ${values.until}`)
  const started = performance.now()
  const folder = readBenchFolder(values.from)
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
  writeFileSync(values.out, lines.map((line) => `${line}\n`).join(''))
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
