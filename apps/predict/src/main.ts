import { backtestCommand } from '#bench/backtestCommand.ts'

const [command, ...rest] = process.argv.slice(2)
if (command === 'backtest') await backtestCommand(rest)
else {
  process.stderr.write('Usage: npm run predict -- backtest --from DIR --out FILE.ndjson [--until DATE]\n')
  process.exitCode = 2
}
