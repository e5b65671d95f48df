import { account } from '@zhzz/contract/account/calls.ts'
import { calendar } from '@zhzz/contract/calendar/calls.ts'
import { schedule } from '@zhzz/contract/schedule/calls.ts'
import { keepInAnswers } from '#api/keepInAnswers.ts'
import { outdate } from '#api/useWrite.ts'

/** 我的展会 has changed: `scheduled` of the editions is right at once wherever it is shown, and every read of it is old. */
export function keepScheduled(editionIds: readonly (string | null)[], scheduled: boolean): void {
  keepInAnswers((thing) =>
    'scheduled' in thing && editionIds.some((id) => id === thing['id']) ? { ...thing, scheduled } : null,
  )
  outdate([...Object.values(schedule), calendar.days, calendar.editions, account.statistics])
}
