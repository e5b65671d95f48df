import type { DB } from '@zhzz/db/openDatabase.ts'
import type { Kysely } from 'kysely'
import type { Pool } from 'pg'

/** A copy of the database that follows its leader. */
export type Standby = {
  /** Null while it is away. */
  now(): StandbyNow | null
  /** How far it is behind; null while it is away. */
  lagSeconds(): number | null
  stop(): Promise<void>
}

export type StandbyNow = {
  db: Kysely<DB>
  searching: Pool
  /** Less behind than is allowed, or as far as anybody can tell while the leader says nothing. */
  keepsUp: boolean
  /** What only reads is read here, however far behind it is. */
  isLeaderAway: boolean
}
