import type { KeptFiles } from '#backup/keepFiles.ts'
import type { LockedKey } from '#key/passphrase.ts'

/**
 * A backup is a gzip of text lines. First a Header; then for each table an Opening, its rows exactly as
 * PostgreSQL's `COPY … TO STDOUT` writes them, the line `\.`, and a Closing; last a Trailer. COPY escapes
 * backslashes, so no row can look like `\.`. A file without its Trailer was cut short.
 */
export type Header = {
  format: 'zhzz-backup'
  version: 1
  /** ISO 8601 */
  createdAt: string
  postgres: string
  migrations: { name: string; sha256: string }[]
  /** The key that the rows are sealed with; absent of a database of before it was written down. */
  key?: BackupKey
}

/** What tells the key from another and where it was made, never the key; `locked` is it, sealed with a passphrase. */
export type BackupKey = { check: string; madeIn: string; madeAt: string; locked?: LockedKey }

export type Opening = { table: string; columns: string[] }

/** `sha256` is over the bytes of the rows, line ends included. */
export type Closing = { table: string; rows: number; sha256: string }

/** `files`: what lies beside the backup (keepFiles.ts); absent where they are kept elsewhere. */
export type Trailer = {
  tables: number
  sequences: { name: string; value: string }[]
  files?: KeptFiles
}

export const endOfRows = Buffer.from('\\.\n')

export const newline = 10
