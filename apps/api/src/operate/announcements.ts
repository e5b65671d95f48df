import { announcementRow, mostAnnouncements } from '@zhzz/contract/operate/announcements.ts'
import type { operate } from '@zhzz/contract/operate/calls.ts'
import { sql } from 'kysely'
import type { Handler } from '#context.ts'
import { shownOf } from '#operate/unanswerable.ts'

/** How many have opened it, of those it still lies with. */
const read = sql<number>`(select count(*) from message where message.kind = 'announced'
  and message.object_id = announcement.id and message.read_at is not null)`

export const announcements: Handler<typeof operate.announcements> = async ({ state }, { db }) => {
  let query = db
    .selectFrom('announcement')
    .orderBy('setAt', 'desc')
    .orderBy('id', 'desc')
    .limit(mostAnnouncements + 1)
    .select(['id', 'texts', 'pagePath', 'audience', 'state', 'total', 'walked', 'sent'])
    .select(['dueAt', 'setBy', 'setAt', 'cancelledBy', 'endedAt'])
    .select(read.as('read'))
  if (state !== undefined) query = query.where('state', '=', state)
  const rows = await query.execute()
  const list = rows.map(({ dueAt, setAt, endedAt, ...row }) =>
    announcementRow.parse({
      ...row,
      dueAt: dueAt.toISOString(),
      setAt: setAt.toISOString(),
      endedAt: endedAt?.toISOString() ?? null,
    }),
  )
  return shownOf(list, mostAnnouncements)
}
