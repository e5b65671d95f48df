import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { findBinaries } from '#embedded/binaries.ts'
import { clearTheWay } from '#embedded/clearTheWay.ts'
import { ensureCluster } from '#embedded/cluster.ts'
import { ensureCredentials } from '#embedded/credentials.ts'
import { allowUpkeep, appName, ensureAppDatabase } from '#embedded/ensureAppDatabase.ts'
import { ensureOpenFolder } from '#embedded/openFolder.ts'
import { placesBelow } from '#embedded/places.ts'
import { adopt, launch } from '#embedded/postmaster.ts'
import { freeReserve, keepReserve } from '#embedded/reserve.ts'
import { chooseRunAs } from '#embedded/runAs.ts'
import { settingFlags, settingsFor } from '#embedded/settings.ts'
import { ensureSocketFolder } from '#embedded/socketFolder.ts'
import { takeStartLock } from '#embedded/startLock.ts'
import { supervise } from '#embedded/supervise.ts'
import { untilAnswering } from '#embedded/untilAnswering.ts'
import type { Log } from '#log.ts'

export type EmbeddedServer = {
  /** Of the product's role and database. */
  url: string
  /** Of the superuser; for the supervisor and the test server. */
  adminUrl: string
  /** The real path of the data directory. */
  cluster: string
  stop: () => Promise<void>
}

type Options = {
  dataDir: string
  log: Log
  /** Added to, or in place of, settings.ts. */
  settings?: Record<string, string>
}

/**
 * Starts the PostgreSQL of a DATA_DIR, made on the first start, and keeps it running until `stop`: when its
 * postmaster dies it is started again at once. A server left running by a killed process is taken over.
 * Rejects with InUse when another live process has the folder.
 */
export async function startServer({ dataDir: folder, log, settings = {} }: Options): Promise<EmbeddedServer> {
  const dataDir = resolve(folder)
  ensureOpenFolder(dataDir)
  const lock = await takeStartLock(join(dataDir, 'postgres.lock'), dataDir)
  try {
    const server = await startLocked(dataDir, log, settings)
    return { ...server, stop: () => server.stop().finally(lock.release) }
  } catch (error) {
    lock.release()
    throw error
  }
}

async function startLocked(
  dataDir: string,
  log: Log,
  settings: Record<string, string>,
): Promise<EmbeddedServer> {
  const places = placesBelow(dataDir)
  const logFile = places.log
  const runAs = chooseRunAs(places.cluster)
  const binaries = findBinaries(runAs)
  const credentials = ensureCredentials(places)
  const cluster = ensureCluster(places, binaries, runAs, credentials, log)
  const socketFolder = ensureSocketFolder(cluster, runAs)
  const flags = ['-D', cluster, ...settingFlags({ ...settingsFor(cluster, socketFolder), ...settings })]
  const adminUrl = socketUrl('postgres', credentials.adminPassword, 'postgres', socketFolder)
  const url = socketUrl(appName, credentials.appPassword, appName, socketFolder)

  const supervisor = await supervise({
    log,
    async begin() {
      const orphan = await clearTheWay({ cluster, socketFolder, runAs, log })
      if (orphan === undefined) return launch(binaries.postgres, flags, logFile, runAs)
      log.info(`taking over the running PostgreSQL (process ${orphan})`)
      return adopt(orphan)
    },
    async ready(postmaster) {
      const admin = await untilAnswering({ url: adminUrl, postmaster, logFile, log })
      try {
        await ensureAppDatabase(admin, credentials.appPassword)
        await allowUpkeep(socketUrl('postgres', credentials.adminPassword, appName, socketFolder))
      } finally {
        await admin.end()
      }
      keepReserve(cluster)
    },
    makeRoom: () => freeReserve(cluster),
  })
  writeFileSync(places.url, url, { mode: 0o600 })
  const refill = setInterval(() => keepReserve(cluster), 60_000).unref()
  return {
    url,
    adminUrl,
    cluster,
    stop() {
      clearInterval(refill)
      rmSync(places.url, { force: true })
      return supervisor.stop()
    },
  }
}

/** The URL of the server that another process runs on the DATA_DIR; undefined while it is not up. */
export function runningUrl(dataDir: string): string | undefined {
  try {
    return readFileSync(placesBelow(resolve(dataDir)).url, 'utf8')
  } catch {
    return undefined
  }
}

/** libpq and pg read the folder of the socket from `host`; the name before it only makes it a URL. */
function socketUrl(user: string, password: string, database: string, socketFolder: string): string {
  return `postgresql://${user}:${password}@localhost/${database}?host=${encodeURIComponent(socketFolder)}&port=5432`
}
