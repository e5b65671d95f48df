import { command, obey } from '@zhzz/db/command.ts'
import { run } from './step.ts'

const formatCommand = command({
  takes: '[path …]',
  says: 'formats the files and folders that are named, all when none is; sorts their imports',
  options: {},
  words: Number.POSITIVE_INFINITY,
  async run(_, paths) {
    const places = paths.length > 0 ? paths : ['.']
    process.exitCode = await run('node_modules/.bin/biome', ['check', '--write', ...places])
  },
})

await obey('npm run format', formatCommand)
