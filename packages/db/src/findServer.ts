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
export async function findServer({ dataDir, databaseUrl, join, log }: Where): Promise<FoundServer> {
  const stop = async () => {}
  if (databaseUrl !== undefined) {
    await checkOutsideServer(databaseUrl, log)
    return { url: databaseUrl, adminUrl: databaseUrl, stop }
  }
  try {
    const { url, adminUrl, cluster, stop } = await startServer({ dataDir, log })
    return { url, adminUrl, disk: cluster, stop }
  } catch (error) {
    const url = runningUrl(dataDir)
    if (!(join && error instanceof InUse && url !== undefined)) throw error
    return { url, adminUrl: url, disk: dataDir, stop }
  }
}
