import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { domains } from '@zhzz/contract/endpoints.ts'
import { command, obey } from '@zhzz/db/command.ts'
import { handlersSource } from '#start/handlersSource.ts'

const source = join(import.meta.dirname, '..')
const file = join(source, 'handlers.gen.ts')

const handlersCommand = command({
  takes: '[--check]',
  says: 'writes handlers.gen.ts from the calls of the contract; with --check only says whether it is up to date',
  options: { check: { type: 'boolean', default: false } },
  async run({ check }) {
    const text = handlersSource(domains, (path) => existsSync(join(source, path)))
    if (!check) await writeFile(file, text)
    else if (text !== (await readFile(file, 'utf8')))
      throw new Error('apps/api/src/handlers.gen.ts is not what the contract says: npm run handlers')
  },
})

await obey('npm run handlers', handlersCommand)
