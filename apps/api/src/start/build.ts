import { command, obey } from '@zhzz/db/command.ts'
import { buildReader } from '#describe/reader.ts'
import { buildApp, buildConsole } from '#start/buildApp.ts'
import { formOf, openLines } from '#start/log/lines.ts'

const buildCommand = command({
  takes: '',
  says: 'the app as it is served, into apps/h5/dist, the console, into apps/console/dist, and what draws /docs, into apps/api/dist; npm start does it by itself where it may',
  details:
    'Nothing is made again whose sources are as they were. A server that shall only run (npm ci --omit=dev, a read-only folder, an image) needs it once before.',
  options: {},
  run: async () => {
    const log = openLines(formOf(undefined))
    await buildApp(log)
    await buildConsole(log)
    await buildReader()
  },
})

await obey('npm run build', buildCommand)
