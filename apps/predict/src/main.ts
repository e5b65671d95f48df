import { backtestCommand } from '#bench/backtestCommand.ts'
import { runCommand } from '#run/runCommand.ts'

const [command, ...rest] = process.argv.slice(2)
if (command === 'backtest') await backtestCommand(rest)
else if (command === 'run') await runCommand(rest)
else {
  process.stderr.write(
    'Usage: npm run predict -- run [--today DATE]\n       npm run predict -- backtest --from DIR --out FILE.ndjson [--until DATE]\n',
  )
  process.exitCode = 2
}
