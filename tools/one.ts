import { existsSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import { command, Misuse, obey } from '@zhzz/db/command.ts'
import { findChromium } from './chromium.ts'
import { run } from './step.ts'

const root = resolve(import.meta.dirname, '..')

const oneCommand = command({
  takes: '<path> [-t name]',
  says: 'runs one file of tests: rules, calls and tools (*.test.ts), or pages in Chromium (*.e2e.ts)',
  details: '  -t, --name   only its tests with these words in their names',
  options: { name: { type: 'string', short: 't' } },
  words: 1,
  async run({ name }, [typed]) {
    if (typed === undefined) throw new Misuse('which file?')
    const path = resolve(process.env['INIT_CWD'] ?? root, typed)
    if (!/\.(?:test|e2e)\.tsx?$/.test(path)) throw new Misuse(`${typed} is no file of tests`)
    if (!existsSync(path)) throw new Misuse(`there is no ${relative(root, path)}`)
    const isOfBrowser = path.includes('.e2e.')
    const chromium = isOfBrowser ? findChromium() : ''
    if (chromium === null) throw new Error('no Chromium for the browser tests')
    const config = isOfBrowser ? 'apps/h5/e2e/vitest.config.ts' : 'vitest.config.ts'
    const only = name === undefined ? [] : ['-t', name]
    // Each worker of the browser tests has a server of its own, and one file is run by one.
    only.push('--maxWorkers', '1')
    const env = isOfBrowser ? { CHROMIUM: chromium } : {}
    process.exitCode = await run('node_modules/.bin/vitest', ['run', '--config', config, ...only, path], env)
  },
})

await obey('npm run one', oneCommand)
