import { whereByEnvironment } from '@zhzz/db/backup/fromEnvironment.ts'
import { command, Misuse } from '@zhzz/db/command.ts'
import { openDatabase } from '@zhzz/db/openDatabase.ts'
import { checkReasons } from '#run/checkReasons.ts'
import { runPrediction } from '#run/runPrediction.ts'
import { settlePredictions } from '#run/settlePredictions.ts'
import { parseDay, shanghaiToday } from '#world/days.ts'

/** Settles what can be settled, scores every coming edition, holds the reasons against the records. */
export const runCommand = command({
  takes: '[--today 2026-11-22]',
  says: 'settles past predictions and scores every coming edition now',
  options: { today: { type: 'string' } },
  run({ today = shanghaiToday() }) {
    if (parseDay(today) === null) throw new Misuse(`--today wants a date like 2023-01-01, not ${today}`)
    return predictNow(today)
  },
})

async function predictNow(today: string): Promise<void> {
  const began = performance.now()
  const { dataDir, databaseUrl, log } = whereByEnvironment()
  const database = await openDatabase({ dataDir, databaseUrl, join: true, existing: true, log })
  try {
    const settled = await settlePredictions(database.url, today)
    const now = shanghaiToday()
    const summary = await runPrediction(database.url, { today, seenFrom: today < now ? now : undefined })
    if (summary === 'busy') {
      console.error('another run is going on')
      process.exitCode = 1
      return
    }
    const faults = await checkReasons(database.url, summary.runId)
    for (const { code, count } of faults) console.error(`${count} reasons ${code} do not hold`)
    if (faults.length > 0) process.exitCode = 1
    const seconds = ((performance.now() - began) / 1000).toFixed(1)
    const { editions, predictions, reasons, droppedReasons, taught } = summary
    const wrong = faults.reduce((sum, { count }) => sum + count, 0)
    console.log(`${settled} editions settled; learnt from ${taught} editions; ${editions} editions scored,
${predictions} predictions, ${reasons} reasons (${droppedReasons} dropped before they were written; of these ${wrong === 0 ? 'all hold' : `${wrong} do not hold`}), ${seconds} s,
${Math.round(process.resourceUsage().maxRSS / 1024)} MB`)
  } finally {
    await database.stop()
  }
}
