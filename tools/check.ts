import { command, obey } from '@zhzz/db/command.ts'
import { check } from './checkSteps.ts'
import { close } from './step.ts'

const checkCommand = command({
  takes: '',
  says: 'types, lint, format, unused code, generated files, and the laws of the architecture',
  options: {},
  run: async () => close(await check()),
})

await obey('npm run check', checkCommand)
