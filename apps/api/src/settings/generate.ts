import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { command, obey } from '@zhzz/db/command.ts'
import { settingsPage } from '#settings/page.ts'

const file = fileURLToPath(new URL('../../../../docs/operating/settings.md', import.meta.url))

const settingsCommand = command({
  takes: '[--check]',
  says: 'writes docs/operating/settings.md from what is declared; with --check only says whether it is up to date',
  options: { check: { type: 'boolean', default: false } },
  async run({ check }) {
    const text = settingsPage()
    if (!check) await writeFile(file, text)
    else if (text !== (await readFile(file, 'utf8').catch(() => '')))
      throw new Error('docs/operating/settings.md is not what is declared: npm run settings')
  },
})

await obey('npm run settings', settingsCommand)
