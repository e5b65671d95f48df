import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { command, obey } from '@zhzz/db/command.ts'
import { clientSource } from '#describe/clientSource.ts'
import { describeCalls } from '#describe/openApi.ts'

const file = fileURLToPath(new URL('../../../../packages/sdk/src/calls.gen.ts', import.meta.url))

const clientCommand = command({
  takes: '[--check]',
  says: 'writes packages/sdk/src/calls.gen.ts from the contract; with --check only says whether it is up to date',
  options: { check: { type: 'boolean', default: false } },
  async run({ check }) {
    const text = clientSource(describeCalls())
    if (!check) await writeFile(file, text)
    else if (text !== (await readFile(file, 'utf8')))
      throw new Error('packages/sdk/src/calls.gen.ts is not what the contract says: npm run sdk')
  },
})

await obey('npm run sdk', clientCommand)
