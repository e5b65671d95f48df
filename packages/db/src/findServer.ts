import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { placesBelow } from '#embedded/places.ts'
import { InUse } from '#embedded/startLock.ts'
import { runningUrl, startServer } from '#embedded/startServer.ts'
import type { Log } from '#log.ts'
import { checkOutsideServer } from '#outsideServer.ts'

export type Where = {
  dataDir: string
  /** An outside PostgreSQL, 15 or newer, instead of the embedded one. */
  databaseUrl?: string
  /** For commands beside a running app: use the server of the process that has the DATA_DIR, if one has. */
  join?: boolean
  /** For commands that work on what is there: a mistyped DATA_DIR is refused, not filled with a new database. */
  existing?: boolean
  log: Log
}

export type FoundServer = {
  url: string
  /** Of a role that may make databases, where this process started the server; else the same. */
  adminUrl: string
  /** A folder on the disk the server writes to, where we can see that. */
  disk?: string
  /** Stops the server if this call started it. */
  stop: () => Promise<void>
}

/** The PostgreSQL of the product: an outside one, checked; or the embedded one, started when it does not run. */
export async function findServer(where: Where): Promise<FoundServer> {
  const { dataDir, databaseUrl, join, existing, log } = where
  const stop = async () => {}
  if (databaseUrl !== undefined) {
    await checkOutsideServer(databaseUrl, log)
    return { url: databaseUrl, adminUrl: databaseUrl, stop }
  }
  if (existing && !existsSync(placesBelow(resolve(dataDir)).cluster)) throw nothingThere(where)
  try {
    const { url, adminUrl, cluster, stop } = await startServer({ dataDir, log })
    return { url, adminUrl, disk: cluster, stop }
  } catch (error) {
    const url = runningUrl(dataDir)
    if (!(join && error instanceof InUse && url !== undefined)) throw error
    return { url, adminUrl: url, disk: dataDir, stop }
  }
}

/** For a command that makes no database. */
export function nothingThere({ dataDir, databaseUrl }: Pick<Where, 'dataDir' | 'databaseUrl'>): Error {
  return new Error(
    databaseUrl === undefined
      ? `there is no database in ${resolve(dataDir)}: set DATA_DIR to the folder of yours or DATABASE_URL to its address, or make one there with npm start`
      : 'the database of DATABASE_URL is empty: set it to that of yours, or fill that one with npm start',
  )
}
