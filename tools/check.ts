import { command, obey } from '@zhzz/db/command.ts'
import { check } from './checkSteps.ts'
import { close } from './step.ts'

const checkCommand = command({
  takes: '',
  says: 'the laws of the architecture, format, types, lint, unused code, generated files',
  options: {},
  run: async () => close(await check()),
})

await obey('npm run check', checkCommand)
