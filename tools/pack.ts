import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { typedPath } from '@zhzz/db/backup/fromEnvironment.ts'
import { command, Misuse, obey } from '@zhzz/db/command.ts'
import { pack } from '#pack/pack.ts'
import { tryUnpacked } from '#pack/tryUnpacked.ts'
import { run } from '#step.ts'

const root = resolve(import.meta.dirname, '..')

const packCommand = command({
  takes: '[file.tar.gz] [--without-database] [--try]',
  says: 'one file with code, built app, packages, Node and the embedded PostgreSQL: unpacked anywhere, ./zhzz starts it, without npm or a network',
  details: `  --without-database   for a server that has DATABASE_URL: no embedded PostgreSQL in it
  --try                starts it as nobody in an empty root without a network or a PATH (root may); without a file it is not kept`,
  options: {
    'without-database': { type: 'boolean', default: false },
    try: { type: 'boolean', default: false },
  },
  words: 1,
  async run({ 'without-database': without, try: tried }, [typed]) {
    if (without && tried) throw new Misuse('--try starts it on the database that is in it')
    if ((await run('node_modules/.bin/node', ['apps/api/src/start/build.ts'])) !== 0)
      throw new Error('the app does not build')
    const folder = mkdtempSync(join(tmpdir(), 'pack-'))
    chmodSync(folder, 0o755)
    try {
      const name = `zhzz-${process.platform}-${process.arch}.tar.gz`
      const file = typed ? typedPath(typed) : tried ? join(folder, name) : typedPath(name)
      const bytes = pack(root, folder, { withDatabase: !without, file })
      console.log(`${file}: ${(bytes / 1024 ** 2).toFixed(0)} MB`)
      if (tried) tell(tryUnpacked(file, folder))
    } finally {
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
    }
  },
})

function tell({ readySeconds, ...statuses }: ReturnType<typeof tryUnpacked>) {
  console.log(`unpacked, as nobody, without a network: ready after ${readySeconds.toFixed(1)} s`)
  for (const [what, came] of Object.entries(statuses)) {
    console.log(`  ${what}: ${came}`)
    if (came !== 200 && came !== true) throw new Error(`${what}: ${came}`)
  }
}

await obey('npm run pack', packCommand)
