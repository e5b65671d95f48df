import { event } from '@zhzz/contract/event/calls.ts'
import { onItsOwn } from '#steps.ts'

export const batch = onItsOwn(event.batch, async ({ visit, clicks }, { db, deps, caller }) => {
  if (!deps.countClicks) return { counting: false }
  await deps.limits.take('eventIpHour', caller.ip)
  const rows = clicks.map(({ at, page, target }) => ({
    visit,
    name: 'click',
    at: new Date(at),
    page,
    target,
  }))
  await db.insertInto('eventLog').values(rows).execute()
  return { counting: true }
})
