import type { DB } from '@zhzz/db/openDatabase.ts'
import type { Kysely } from 'kysely'
import type { Viewer } from '#http/session.ts'
import type { OwnSpace } from '#team/bring/ownSpace.ts'

/** From where to where: the viewer is in the team. */
export type Moving = { db: Kysely<DB>; own: OwnSpace; viewer: Viewer; now: Date }
