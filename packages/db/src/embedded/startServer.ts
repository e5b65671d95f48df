import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { findBinaries } from '#embedded/binaries.ts'
import { clearTheWay } from '#embedded/clearTheWay.ts'
import { ensureCluster } from '#embedded/cluster.ts'
import { ensureCredentials } from '#embedded/credentials.ts'
import { appName, ensureAppDatabase } from '#embedded/ensureAppDatabase.ts'
import { placesBelow } from '#embedded/places.ts'
import { adopt, launch, type Postmaster, shutDown } from '#embedded/postmaster.ts'
import { freeReserve, keepReserve } from '#embedded/reserve.ts'
import { chooseRunAs } from '#embedded/runAs.ts'
import { settingFlags, settingsFor } from '#embedded/settings.ts'
import { ensureSocketFolder } from '#embedded/socketFolder.ts'
import { takeStartLock } from '#embedded/startLock.ts'
import { untilAnswering } from '#embedded/untilAnswering.ts'
import type { Log } from '#log.ts'

export type EmbeddedServer = {
  /** Of the product's role and database. */
  url: string
  /** Of the superuser; for the supervisor and the test server. */
  adminUrl: string
  /** The real path of the data directory. */
  cluster: string
  stop(): Promise<void>
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
 */
export async function startServer({ dataDir: folder, log, settings = {} }: Options): Promise<EmbeddedServer> {
  const dataDir = resolve(folder)
  mkdirSync(dataDir, { recursive: true })
  const places = placesBelow(dataDir)
  const lock = await takeStartLock(join(dataDir, 'postgres.lock'), dataDir)
  try {
    const runAs = chooseRunAs()
    const binaries = findBinaries(runAs)
    const credentials = ensureCredentials(places)
    const cluster = ensureCluster(places, binaries, runAs, credentials, log)
    const socketFolder = ensureSocketFolder(cluster, runAs)
    const flags = ['-D', cluster, ...settingFlags({ ...settingsFor(socketFolder), ...settings })]
    const adminUrl = socketUrl('postgres', credentials.adminPassword, 'postgres', socketFolder)
    const url = socketUrl(appName, credentials.appPassword, appName, socketFolder)

    const bringUp = async (): Promise<Postmaster> => {
      const orphan = await clearTheWay({ cluster, socketFolder, runAs, log })
      if (orphan !== undefined) log.info(`taking over the running PostgreSQL (process ${orphan})`)
      const postmaster =
        orphan === undefined ? launch(binaries.postgres, flags, places.log, runAs) : adopt(orphan)
      const admin = await untilAnswering({ url: adminUrl, postmaster, logFile: places.log, log })
      await ensureAppDatabase(admin, credentials.appPassword).finally(() => admin.end())
      keepReserve(cluster)
      return postmaster
    }
    const bringUpTenaciously = async (attempts: number) => {
      for (let attempt = 1; ; attempt++) {
        try {
          return await bringUp()
        } catch (error) {
          if (attempt >= attempts || stopping) throw error
          log.warn(error instanceof Error ? error.message : String(error))
          freeReserve(cluster)
          await delay(Math.min(5_000, 100 * 2 ** attempt))
        }
      }
    }

    let stopping = false
    let postmaster = await bringUpTenaciously(4)
    let restarting: Promise<void> = Promise.resolve()
    const watch = (): void => {
      postmaster.gone.then((reason) => {
        if (stopping) return
        log.error(`PostgreSQL ended unexpectedly (${reason}), starting it again`)
        restarting = bringUpTenaciously(Infinity).then((next) => {
          postmaster = next
          log.info('PostgreSQL is back')
          watch()
        })
        restarting.catch((error) => log.error(String(error)))
      })
    }
    watch()
    writeFileSync(places.url, url, { mode: 0o600 })

    return {
      url,
      adminUrl,
      cluster,
      async stop() {
        if (stopping) return
        stopping = true
        rmSync(places.url, { force: true })
        await restarting.catch(() => {})
        await shutDown(postmaster)
        lock.release()
      },
    }
  } catch (error) {
    lock.release()
    throw error
  }
}

/** libpq and pg read the folder of the socket from `host`; the name before it only makes it a URL. */
function socketUrl(user: string, password: string, database: string, socketFolder: string): string {
  return `postgresql://${user}:${password}@localhost/${database}?host=${encodeURIComponent(socketFolder)}&port=5432`
}
