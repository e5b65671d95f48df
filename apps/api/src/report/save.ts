import type { Input } from '@zhzz/contract/endpoint.ts'
import type { report } from '@zhzz/contract/report/calls.ts'
import { mostReportsADay, type ReportObject } from '@zhzz/contract/report/choices.ts'
import type { DB } from '@zhzz/db/openDatabase.ts'
import { type Kysely, sql } from 'kysely'
import { v7 as uuid } from 'uuid'
import type { Handler } from '#context.ts'

const dayMs = 86_400_000

/** Where the objects stand, under which name; of an exhibition only what everybody sees. */
const objects: Record<ReportObject, { table: string; name: string }> = {
  company: { table: 'company', name: 'name' },
  exhibition: { table: 'exhibition_edition', name: 'name' },
  hall: { table: 'hall', name: 'name' },
  news: { table: 'news', name: 'title' },
}

export const save: Handler<typeof report.save> = async (input, { db, viewer, now, fail }) => {
  const about = await aboutOf(db, input)
  if (about === null) throw fail('notFound')
  const wait = await secondsToWait(db, viewer.subAccountId, now)
  if (wait > 0) throw fail('tooManyRequests', { retryAfterSeconds: wait })
  const id = uuid()
  await db
    .insertInto('report')
    .values({ id, subAccountId: viewer.subAccountId, kind: input.kind, createdAt: now, ...about })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  if (input.kind !== 'contacts') return { id }
  const asked = await db
    .selectFrom('report')
    .where('subAccountId', '=', viewer.subAccountId)
    .where('objectId', '=', input.objectId)
    .where('kind', '=', 'contacts')
    .where('state', '=', 'open')
    .select('id')
    .executeTakeFirstOrThrow()
  return { id: asked.id }
}

/** Until the oldest of the reports that fill a day is a day old. */
async function secondsToWait(db: Kysely<DB>, subAccountId: string, now: Date): Promise<number> {
  const first = await db
    .selectFrom('report')
    .where('subAccountId', '=', subAccountId)
    .where('createdAt', '>', new Date(now.getTime() - dayMs))
    .select('createdAt')
    .orderBy('createdAt', 'desc')
    .offset(mostReportsADay - 1)
    .limit(1)
    .executeTakeFirst()
  return first ? Math.ceil((first.createdAt.getTime() + dayMs - now.getTime()) / 1000) : 0
}

async function aboutOf(db: Kysely<DB>, input: Input<typeof report.save>) {
  if (input.kind === 'missing') {
    const { name, content, evidence } = input
    return { objectType: null, objectId: null, objectName: name, field: null, content, evidence }
  }
  const objectType = input.kind === 'contacts' ? 'company' : input.objectType
  const objectName = await nameOf(db, objectType, input.objectId)
  if (objectName === null) return null
  const object = { objectType, objectId: input.objectId, objectName }
  if (input.kind === 'contacts') return { ...object, field: 'contacts', content: '', evidence: '' }
  const { field, part, content, evidence } = input
  return { ...object, field, part, content, evidence }
}

async function nameOf(db: Kysely<DB>, type: ReportObject, id: string): Promise<string | null> {
  const { table, name } = objects[type]
  const { rows } = await sql<{ name: string }>`
    select ${sql.ref(name)} as name from ${sql.table(table)} where id = ${id}`.execute(db)
  return rows[0]?.name ?? null
}
