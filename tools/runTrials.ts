import { parseArgs } from 'node:util'
import { close, sum } from './step.ts'
import { allTrials, runTrials } from './trial/runTrials.ts'

const usage = `npm run trial -- [figures] [--short] [--minutes N]     R7 S10 …, all when none is named

  --short      half a minute each: what CI runs; speed is printed, not judged
  --minutes    how long a trial that can go on for longer goes on (R13)
  --list       the trials and their goals

Each starts the server itself, on a DATA_DIR of its own. Exits 1 when a figure is missed.`

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    short: { type: 'boolean', default: false },
    minutes: { type: 'string' },
    list: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
})

const trials = await allTrials()
const unknown = positionals.filter((name) => !trials.some(({ figure }) => figure === name))
const minutes = values.minutes === undefined ? undefined : Number(values.minutes)

if (values.help) console.log(usage)
else if (values.list)
  for (const { figure, shows, goal } of trials) console.log(`${figure.padEnd(4)} ${shows}\n     ${goal}`)
else if (unknown.length > 0 || Number.isNaN(minutes) || minutes === 0) {
  console.error(
    unknown.length > 0
      ? `There is no trial ${unknown.join(', ')}; there are ${trials.map(({ figure }) => figure).join(', ')}.`
      : '--minutes is a number above 0',
  )
  process.exitCode = 2
} else {
  const wanted = trials.filter(({ figure }) => positionals.length === 0 || positionals.includes(figure))
  close(sum(await runTrials(wanted, { short: values.short, minutes })))
}
