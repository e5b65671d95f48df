import { createHash, timingSafeEqual } from 'node:crypto'
import { Failure } from '@zhzz/contract/failure.ts'
import type { ListAccess } from '@zhzz/contract/paging.ts'
import type { RowQuota } from '@zhzz/contract/quota.ts'
import type { DB } from '@zhzz/db/openDatabase.ts'
import type { Sealing } from '@zhzz/db/sealed.ts'
import type { Kysely } from 'kysely'
import { z } from 'zod'
import type { Viewer } from '#http/session.ts'
import type { Place } from '#keyset.ts'
import { rowLimit } from '#rowLimit.ts'

const position = z.object({
  at: z.array(z.union([z.string(), z.number(), z.null()])),
  seen: z.number().int(),
})

type Request = { cursor?: string | undefined; limit: number; [filter: string]: unknown }
type Asking = {
  call: { name: string; quota: RowQuota }
  db: Kysely<DB>
  deps: { sealing: Sealing }
  viewer: Viewer | null
}
type Total = { total: number; totalIsMore: boolean }

/** One page of a list, cut to what the viewer's plan shows. */
export type Page = {
  /** null on the first page */
  at: Place | null
  /** Rows to read; the last of them only tells whether there are more. 0: the plan shows none further. */
  take: number
  /** Drops the row too many and says how much stays hidden. */
  answer<Row extends { place: Place }>(rows: Row[], total: Total): Answer<Row>
}
type Answer<Row> = Total & { list: Row[]; cursor: string | null; access: ListAccess }

/**
 * Opens a page of a list. The cursor carries how many rows have been shown, signed and bound to the call and its
 * filters, so that nobody walks further than the plan's number of rows for one query.
 */
export async function openPage(asking: Asking, request: Request): Promise<Page> {
  const allowed = await rowLimit(asking.db, asking.viewer, asking.call.quota)
  const { cursor, limit, ...filters } = request
  const purpose = `${asking.call.name} ${createHash('sha256').update(JSON.stringify(filters)).digest('base64url')}`
  const { at, seen } =
    cursor === undefined ? { at: null, seen: 0 } : read(asking.deps.sealing, purpose, cursor)
  const shown = Math.max(0, Math.min(limit, allowed - seen))
  return {
    at,
    take: shown === 0 ? 0 : shown + 1,
    answer(rows, { total, totalIsMore }) {
      const list = rows.slice(0, shown)
      const last = list.at(-1)
      const isMore = rows.length > shown && seen + shown < allowed
      const next = isMore && last !== undefined ? { at: last.place, seen: seen + list.length } : null
      return {
        list,
        total,
        totalIsMore,
        cursor: next && write(asking.deps.sealing, purpose, next),
        access: accessOf(asking.viewer, allowed, { total, totalIsMore }),
      }
    },
  }
}

/**
 * The rows of a page, of a list that is made whole each time; the place is the id of the last one shown. One that has
 * gone since leads back to the beginning of what is left.
 */
export function cutOut<Row extends { id: string }>(
  all: Row[],
  { at, take }: Pick<Page, 'at' | 'take'>,
): (Row & { place: Place })[] {
  const first = at === null ? 0 : all.findIndex(({ id }) => id === at[0]) + 1
  return all.slice(first, first + take).map((row) => ({ ...row, place: [row.id] }))
}

/** What a plan that shows `allowed` rows hides of a list. */
export function accessOf(viewer: Viewer | null, allowed: number, { total, totalIsMore }: Total): ListAccess {
  const visible = Math.min(total, allowed)
  if (!totalIsMore && visible === total) return { level: 'full', visible, hidden: 0, reason: null }
  if (allowed === Number.POSITIVE_INFINITY) return { level: 'full', visible, hidden: 0, reason: null }
  return {
    level: allowed === 0 ? 'count' : 'preview',
    visible,
    hidden: totalIsMore ? null : total - visible,
    reason: viewer === null ? 'signIn' : 'plan',
  }
}

function write(sealing: Sealing, purpose: string, next: z.infer<typeof position>): string {
  const body = Buffer.from(JSON.stringify(next)).toString('base64url')
  return `${body}.${macOf(sealing, purpose, body).toString('base64url')}`
}

function read(sealing: Sealing, purpose: string, cursor: string): z.infer<typeof position> {
  const [body = '', mac = ''] = cursor.split('.')
  const given = Buffer.from(mac, 'base64url')
  const right = macOf(sealing, purpose, body)
  if (given.length !== right.length || !timingSafeEqual(given, right))
    throw new Failure('invalid', { fields: ['cursor'] })
  return position.parse(JSON.parse(Buffer.from(body, 'base64url').toString('utf8')))
}

function macOf(sealing: Sealing, purpose: string, body: string): Buffer {
  return sealing.sign('cursor', `${purpose} ${body}`).subarray(0, 16)
}
