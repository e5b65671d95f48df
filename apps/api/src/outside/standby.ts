import type { DB } from '@zhzz/db/openDatabase.ts'
import type { Kysely } from 'kysely'
import type { Pool } from 'pg'

/** A copy of the database that follows its leader. */
export type Standby = {
  /** Where searches read; null while it is too far behind, or away: they ask the leader. */
  searching(): Pool | null
  /** What reads while the leader is away, however far behind; null while there is a leader, or no standby either. */
  standIn(): { db: Kysely<DB>; searching: Pool } | null
  /** How far it is behind; null while it is away. */
  lagSeconds(): number | null
  stop(): Promise<void>
}
