import type { operate } from '@zhzz/contract/operate/calls.ts'
import { type SmsPurpose, smsPurposes } from '@zhzz/contract/smsPurposes.ts'
import type { Handler } from '#context.ts'
import { dayAfter, shanghaiDay } from '#day.ts'
import { smsDays } from '#operate/sms/days.ts'

/** Days that are shown, today with them. */
const daysShown = 30

export const textMessages: Handler<typeof operate.textMessages> = async (_input, { db, now, deps }) => {
  const rows = await smsDays(db, dayAfter(shanghaiDay(now), 1 - daysShown))
  const groups = Map.groupBy(rows, ({ day, purpose }) => `${day} ${purpose}`)
  const list = [...groups.values()].flatMap((ofOne) => {
    const [{ day, purpose } = { day: '', purpose: '' }] = ofOne
    if (!isPurpose(purpose)) return []
    const timesOf = (outcome: string) =>
      ofOne.filter((row) => row.outcome === outcome).reduce((sum, { times }) => sum + times, 0)
    return [
      {
        day,
        purpose,
        sent: timesOf('sent'),
        failed: timesOf('failed'),
        unknown: timesOf('unknown'),
        used: purpose === 'notice' ? null : timesOf('used'),
        reasons: ofOne
          .filter(({ outcome }) => outcome === 'failed')
          .map(({ reason, times }) => ({ why: reason, times }))
          .toSorted((a, b) => b.times - a.times),
      },
    ]
  })
  return { isPrinted: deps.outbox.isPrinted, hasNotices: deps.channels.sms !== null, list }
}

function isPurpose(word: string): word is SmsPurpose {
  return smsPurposes.some((purpose) => purpose === word)
}
