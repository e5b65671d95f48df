import { availableParallelism, totalmem } from 'node:os'
import { logPieceOf } from '#embedded/logPiece.ts'

const megabyte = 1024 ** 2

/** Settings of the embedded server for the machine (or container) it runs on. Durability is never lowered. */
export function settingsFor(cluster: string, socketFolder: string): Record<string, string> {
  const memory = Math.min(process.constrainedMemory() || Infinity, totalmem()) / megabyte
  const share = (part: number, least: number, most: number) =>
    `${Math.round(Math.min(most, Math.max(least, memory * part)))}MB`
  return {
    listen_addresses: '',
    unix_socket_directories: socketFolder,
    unix_socket_permissions: '0700',
    port: '5432',
    max_connections: '100',
    shared_buffers: share(1 / 8, 64, 4096),
    effective_cache_size: share(1 / 2, 128, 16_384),
    work_mem: '16MB',
    maintenance_work_mem: share(1 / 32, 64, 512),
    max_parallel_workers_per_gather: '1',
    // A large import makes two indexes at once: each may have half of the cores.
    max_parallel_maintenance_workers: String(Math.max(0, Math.floor(availableParallelism() / 2) - 1)),
    jit: 'off',
    random_page_cost: '1.1',
    effective_io_concurrency: '32',
    // What is read is in the system's cache as a rule; handing each page to a worker costs more than the copy (measurements/search.md).
    io_method: 'sync',
    max_wal_size: '2GB',
    // What is kept of the log for writes to come, on the disk of whoever only tries it: as little as there may be.
    min_wal_size: `${(2 * logPieceOf(cluster)) / megabyte}MB`,
    checkpoint_timeout: '10min',
    // Before recovery every file is flushed; one by one that takes seconds on a busy disk.
    ...(process.platform === 'linux' && { recovery_init_sync_method: 'syncfs' }),
    timezone: 'UTC',
    log_timezone: 'UTC',
    log_line_prefix: '%m [%p] ',
    // Statements and error details hold people's data, which has no place in a log.
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
    log_checkpoints: 'off',
  }
}

export function settingFlags(settings: Record<string, string>): string[] {
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
}
