import { command, obey } from '@zhzz/db/command.ts'
import { run } from './step.ts'

const test = 'apps/api/src/describe/examples.test.ts'

const examplesCommand = command({
  takes: '',
  says: 'asks each call once and keeps what was asked and answered as its example',
  options: {},
  async run() {
    process.exitCode = await run('node_modules/.bin/vitest', ['run', test, '--update'])
  },
})

await obey('npm run examples', examplesCommand)
