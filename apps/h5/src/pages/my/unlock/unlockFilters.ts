import type { Request } from '@zhzz/contract/endpoint.ts'
import type { unlock } from '@zhzz/contract/unlock/calls.ts'
import { daysBefore } from '#i18n/today.ts'
import { idPattern } from '#nav/idPattern.ts'
import { listParams } from '#nav/listParams.ts'
import { rangeParts } from '#nav/ownRange.ts'

type Asks = Pick<Request<typeof unlock.list>, 'from' | 'to' | 'state' | 'followed' | 'memberId'>

export const unlockFilters = listParams<Asks>()((kinds) => ({
  place: ['tab'],
  filters: {
    state: kinds.one('state', {
      title: 'unlock.state',
      words: { valid: 'unlock.valid', expired: 'unlock.expired', refunded: 'unlock.refunded' },
    }),
    followed: kinds.one('followed', {
      title: 'unlock.followed',
      words: { no: 'unlock.followedNo', yes: 'unlock.followedYes' },
    }),
    days: kinds.own({
      title: 'unlock.when',
      range: 'days',
      words: { '7': 'call.week', '30': 'call.month', '365': 'unlock.year' },
      asks: ([days = ''], { today }) => {
        const own = rangeParts(days, 'days')
        if (own === null) return { from: daysBefore(today, Number(days) - 1) }
        const [from, to] = own
        return { ...(from && { from }), ...(to && { to }) }
      },
    }),
    // Chosen among those who unlocked (Unlocks.tsx).
    memberId: kinds.own({
      title: 'unlock.who',
      shown: 'apart',
      allows: (value) => idPattern.test(value),
      asks: ([memberId]) => (memberId ? { memberId } : {}),
    }),
  },
}))
