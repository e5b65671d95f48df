import { join } from 'node:path'

/** Where the embedded server keeps its things below DATA_DIR. */
export function placesBelow(dataDir: string) {
  return {
    dataDir,
    /** The PostgreSQL data directory; a link when the server's user cannot enter DATA_DIR. */
    cluster: join(dataDir, 'postgres'),
    credentials: join(dataDir, 'postgres.json'),
    /** Holds the URL of the running server, password included; absent while it is stopped. */
    url: join(dataDir, 'postgres.url'),
    log: join(dataDir, 'postgres.log'),
  }
}

export type Places = ReturnType<typeof placesBelow>
