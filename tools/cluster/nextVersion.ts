import { cp, mkdir, readdir, symlink, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'

/** Only adds: what is running goes on with it, and what comes next may use it. */
const expanding = 'alter table follow_up add column of_next_version text;\n'

/** This checkout with one more migration, in a folder of its own; packages of others are those of this one. */
export async function makeNextVersion(folder: string): Promise<string> {
  const here = process.cwd()
  const next = join(folder, 'next')
  await cp(here, next, {
    recursive: true,
    preserveTimestamps: true,
    filter: (path) => !/\/(?:node_modules|\.git|\.data)$/.test(path),
  })
  await mkdir(join(next, 'node_modules/@zhzz'), { recursive: true })
  for (const name of await readdir(join(here, 'node_modules')))
    if (name !== '@zhzz') await symlink(join(here, 'node_modules', name), join(next, 'node_modules', name))
  for (const kind of ['apps', 'packages'])
    for (const name of await readdir(join(here, kind))) {
      await symlink(join(next, kind, name), join(next, 'node_modules/@zhzz', name))
      const own = resolve(here, kind, name, 'node_modules')
      await symlink(own, join(next, kind, name, 'node_modules')).catch(() => {})
    }
  await writeFile(join(next, 'packages/db/migrations/9999-next-version.sql'), expanding)
  return next
}
