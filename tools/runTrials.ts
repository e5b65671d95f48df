import { command, Misuse, obey } from '@zhzz/db/command.ts'
import { close, sum } from './step.ts'
import { allTrials, runTrials } from './trial/runTrials.ts'

const trialCommand = command({
  takes: '[R7 S10 …] [--short] [--minutes N] [--list]',
  says: 'tries figures against the real server, all when none is named; exits 1 when one is missed',
  details: `  --short      half a minute each: what CI runs; speed is printed, not judged
  --minutes    how long a trial that can go on for longer goes on (R13)
  --list       the trials and their goals

Each starts the server itself, on a DATA_DIR of its own.`,
  options: {
    short: { type: 'boolean', default: false },
    minutes: { type: 'string' },
    list: { type: 'boolean', default: false },
  },
  words: Number.POSITIVE_INFINITY,
  async run({ short, list, minutes: typed }, figures) {
    const trials = await allTrials()
    const unknown = figures.filter((name) => !trials.some(({ figure }) => figure === name))
    if (unknown.length > 0)
      throw new Misuse(
        `there is no trial ${unknown.join(', ')}, only ${trials.map(({ figure }) => figure).join(', ')}`,
      )
    const minutes = typed === undefined ? undefined : Number(typed)
    if (minutes !== undefined && !(minutes > 0)) throw new Misuse('--minutes is a number above 0')
    if (list)
      for (const { figure, shows, goal } of trials) console.log(`${figure.padEnd(4)} ${shows}\n     ${goal}`)
    else {
      const wanted = trials.filter(({ figure }) => figures.length === 0 || figures.includes(figure))
      close(sum(await runTrials(wanted, { short, minutes })))
    }
  },
})

await obey('npm run trial', trialCommand)
