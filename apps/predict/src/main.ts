import { obeyOneOf } from '@zhzz/db/command.ts'
import { backtestCommand } from '#backtest/backtestCommand.ts'
import { runCommand } from '#run/runCommand.ts'

await obeyOneOf('npm run predict', {
  says: 'Who will exhibit next.',
  commands: { run: runCommand, backtest: backtestCommand },
})
