import { randomBytes } from 'node:crypto'
import type { OperatorRole } from '@zhzz/contract/operatorRole.ts'
import type { DB } from '@zhzz/db/openDatabase.ts'
import type { Sealing } from '@zhzz/db/sealed.ts'
import type { Kysely } from 'kysely'
import { v7 as uuid } from 'uuid'
import { endOperatorSessions } from '#http/operatorSession.ts'
import { hashOfText } from '#http/session.ts'
import { newSecret } from '#operate/operator/secondFactor.ts'

const hoursToSetUp = 24

/** Where a new operator sets password and second factor. The ticket stands behind the `#`: no log of a proxy has it. */
export type SetUpLink = { path: string; until: string }

/** Also the second factor, which the holder of the link is shown. */
function newLink(sealing: Sealing, now: Date) {
  const ticket = randomBytes(32).toString('base64url')
  const setUpUntil = new Date(now.getTime() + hoursToSetUp * 3_600_000)
  return {
    columns: { setUpHash: hashOfText(ticket), setUpUntil, totpEnc: sealing.encrypt(newSecret()) },
    link: { path: `/console/set-up#${ticket}`, until: setUpUntil.toISOString() },
  }
}

type Tools = { db: Kysely<DB>; sealing: Sealing }
type Added = { name: string; roles: readonly OperatorRole[]; operator: string; now: Date }

/** Null when somebody has or had the name: what the security log says of a name is of one person. */
export async function addOperatorNamed(
  { db, sealing }: Tools,
  { name, roles, operator, now }: Added,
): Promise<SetUpLink | null> {
  const { columns, link } = newLink(sealing, now)
  const made = await db
    .insertInto('operator')
    .values({
      ...columns,
      id: uuid(),
      name,
      roles: [...new Set(roles)],
      createdBy: operator,
      createdAt: now,
    })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .returning('id')
    .executeTakeFirst()
  return made === undefined ? null : link
}

type Whose = { id: string } | { name: string }

/** Sessions, password, second factor and recovery codes are gone; null when there is no such operator. */
export async function resetOperatorOf(
  { db, sealing }: Tools,
  whose: Whose,
  now: Date,
): Promise<SetUpLink | null> {
  const { columns, link } = newLink(sealing, now)
  const found = await db
    .updateTable('operator')
    .set({ ...columns, passwordHash: null, totpStep: null, closedAt: null })
    .where((row) => ('id' in whose ? row('id', '=', whose.id) : row('name', '=', whose.name)))
    .returning('id')
    .executeTakeFirst()
  if (found === undefined) return null
  await db.deleteFrom('operatorRecovery').where('operatorId', '=', found.id).execute()
  await endOperatorSessions(db, { operatorId: found.id }, now)
  return link
}

/** Shut out at once; false when there is no such operator. */
export async function closeOperatorOf(db: Kysely<DB>, whose: Whose, now: Date): Promise<boolean> {
  const found = await db
    .updateTable('operator')
    .set({ closedAt: now, setUpHash: null, setUpUntil: null })
    .where((row) => ('id' in whose ? row('id', '=', whose.id) : row('name', '=', whose.name)))
    .returning('id')
    .executeTakeFirst()
  if (found === undefined) return false
  await endOperatorSessions(db, { operatorId: found.id }, now)
  return true
}

/** Whom a set-up link is for; undefined when it was used, is over, or never was. */
export function findSetUp(db: Kysely<DB>, ticket: string, now: Date) {
  return db
    .selectFrom('operator')
    .where('setUpHash', '=', hashOfText(ticket))
    .where('setUpUntil', '>', now)
    .where('closedAt', 'is', null)
    .select(['id', 'name', 'totpEnc'])
    .executeTakeFirst()
}
