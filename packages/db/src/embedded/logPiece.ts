import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** PostgreSQL's own size, and that of clusters made before ours was chosen. */
const usual = 16 * 1024 ** 2

/** Bytes of one file of the cluster's log. */
export function logPieceOf(cluster: string): number {
  const log = join(cluster, 'pg_wal')
  const piece = readdirSync(log).find((name) => /^[0-9A-F]{24}$/.test(name))
  return piece === undefined ? usual : statSync(join(log, piece)).size
}
