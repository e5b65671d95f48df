import type { call } from '@zhzz/contract/call/calls.ts'
import type { Request } from '@zhzz/contract/endpoint.ts'
import { callResultWords } from '#call/results.ts'
import { daysBefore } from '#i18n/today.ts'
import { idPattern } from '#nav/idPattern.ts'
import { listParams } from '#nav/listParams.ts'
import { rangeParts } from '#nav/ownRange.ts'

type Asks = Pick<Request<typeof call.list>, 'from' | 'to' | 'result' | 'memberId' | 'editionId'>

/** What 外呼统计 and 外呼记录 can be narrowed by: the same, so that every number leads to its calls. */
export const callFilters = listParams<Asks>()((kinds) => ({
  place: ['tab'],
  filters: {
    days: kinds.own({
      title: 'call.when',
      range: 'days',
      words: { today: 'call.today', yesterday: 'call.yesterday', '7': 'call.week', '30': 'call.month' },
      asks: ([days = ''], { today }) => {
        const yesterday = daysBefore(today, 1)
        if (days === 'today') return { from: today, to: today }
        if (days === 'yesterday') return { from: yesterday, to: yesterday }
        const own = rangeParts(days, 'days')
        if (own === null) return { from: daysBefore(today, Number(days) - 1) }
        const [from, to] = own
        return { ...(from && { from }), ...(to && { to }) }
      },
    }),
    result: kinds.one('result', { title: 'call.result', words: { none: 'call.unsaid', ...callResultWords } }),
    // Chosen among those who called, and what was called about (GroupFilter.tsx).
    memberId: kinds.own({
      title: 'account.roleMember',
      shown: 'apart',
      allows: (value) => idPattern.test(value),
      asks: ([memberId]) => (memberId ? { memberId } : {}),
    }),
    editionId: kinds.own({
      title: 'followUp.targetExhibition',
      shown: 'apart',
      allows: (value) => idPattern.test(value),
      asks: ([editionId]) => (editionId ? { editionId } : {}),
    }),
  },
}))
