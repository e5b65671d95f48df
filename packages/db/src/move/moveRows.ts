import { rm } from 'node:fs/promises'
import type { Closing } from '#backup/format.ts'
import { restoreBackup } from '#backup/restoreBackup.ts'
import { writeBackup } from '#backup/writeBackup.ts'
import type { Log } from '#log.ts'
import { migrationsRun, readMigrations } from '#migrate.ts'
import { endLeftOver, type Found, whatIsThere } from '#move/whatIsThere.ts'
import { connect } from '#pool.ts'

type Options = {
  /** A path for the copy on the way, which is removed at the end. */
  copy: string
  log: Log
}

/**
 * Brings every row of one database into another, by the way of a backup, and reads it back there. Nobody may write to `from`
 * meanwhile; nothing is changed in it. What a move that was ended half-way left in `to` is replaced; what holds anything
 * else is refused, unless it is the very same rows. Resolves with every table as it is in both.
 */
export async function moveRows(from: string, to: string, { copy, log }: Options): Promise<Closing[]> {
  await refuseOtherVersion(from)
  const found = await foundIn(to)
  if (found === 'others')
    throw new Error('the database of DATABASE_URL is not empty, and not ours: give it one of its own')
  try {
    const { tables } = await writeBackup(from, copy)
    if (found === 'used') {
      await refuseUnlessSame(tables, to, `${copy}.there`)
      log.info('everything is there already')
    } else {
      log.info('all is copied; filling the database of DATABASE_URL …')
      await restoreBackup(to, copy, { force: found === 'unfinished', log })
    }
    return tables
  } finally {
    await rm(copy, { force: true })
  }
}

async function foundIn(url: string): Promise<Found> {
  const client = await connect(url)
  try {
    const found = await whatIsThere(client)
    if (found === 'unfinished') await endLeftOver(client)
    return found
  } finally {
    await client.end()
  }
}

/** The rows must mean here and there the same. */
async function refuseOtherVersion(url: string) {
  const client = await connect(url)
  try {
    const run = await migrationsRun(client)
    const ours = await readMigrations()
    if (run.size !== ours.length || ours.some(({ name, sha256 }) => run.get(name) !== sha256))
      throw new Error('the database here is of another version than this one: start the app once, then move')
  } finally {
    await client.end()
  }
}

async function refuseUnlessSame(tables: readonly Closing[], url: string, copy: string) {
  try {
    const { tables: there } = await writeBackup(url, copy)
    const differing = tables.filter(({ table, rows, sha256 }) => {
      const same = there.find((closing) => closing.table === table)
      return same?.rows !== rows || same.sha256 !== sha256
    })
    if (differing.length === 0) return
    const names = differing.map(({ table }) => table).join(', ')
    throw new Error(
      `the database of DATABASE_URL is not empty: it holds other rows than the one here (${names}), and stays as it is`,
    )
  } finally {
    await rm(copy, { force: true })
  }
}
