import { z } from 'zod'
import { read, write } from '#endpoint.ts'
import { id, instant, mobile } from '#field.ts'
import { anyLimits, numberLimits } from '#limitNames.ts'
import { reason } from '#operate/accounts.ts'
import { liftHours } from '#operate/liftHours.ts'
import { consoleService } from '#prefix.ts'
import { smsPurposes } from '#smsPurposes.ts'

const textMessages = `${consoleService}/textMessages`
const access = 'operator:people'

/** Whom limits refused: so many are shown, and not many more kept. */
export const mostRefusals = 200
/** What is shown of one number, of each kind. */
export const mostOfNumber = 50
/** Lifts that are shown, the newest first. */
export const mostLifts = 100

const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/)
const times = z.number().int()
/** what the provider answered, by its own code; noAnswer: nothing; '': it did not fail, or nothing is known */
const why = z.string()

/** Text messages, what limits refuse, and one number that waits; no whole number is ever answered. */
export const textMessageCalls = {
  textMessages: read('GET', `${textMessages}/days`, {
    access,
    summary: '短信: what went out in the last 30 days of Shanghai, by day and purpose',
    input: z.object({}),
    output: z.object({
      /** codes are printed by the server and sent to nobody */
      isPrinted: z.boolean(),
      /** messages go by text message, too, to who wants it */
      hasNotices: z.boolean(),
      list: z.array(
        z.object({
          day,
          /** what the code was for; notice: a message that a person wants to be told */
          purpose: z.enum(smsPurposes),
          /** taken by the provider */
          sent: times,
          /** refused by the provider, or without its answer */
          failed: times,
          /** nobody knows whether they went out, or they were over before anybody began */
          unknown: times,
          /** codes that were typed; null of what is no code */
          used: times.nullable(),
          /** why they failed, the most frequent first */
          reasons: z.array(z.object({ why, times })),
        }),
      ),
    }),
  }),
  limitsHit: read('GET', `${textMessages}/limits`, {
    access,
    summary: '限额: every limit that refuses, what it is now, and how often it refused',
    input: z.object({}),
    output: z.object({
      list: z.array(
        z.object({
          /** the limit, by its name */
          limit: z.enum(anyLimits),
          /** so many within its seconds */
          points: z.number().int(),
          /** how long they are counted together, in seconds */
          seconds: z.number().int(),
          /** the setting that changes it while the server runs; null: it is built in */
          setting: z.string().nullable(),
          /** who was refused today, of Shanghai */
          today: times,
          /** the same of the last 30 days, today with them */
          lately: times,
        }),
      ),
      /** whom limits refused last, the newest first */
      refusals: z.array(
        z.object({
          at: instant,
          limit: z.enum(anyLimits),
          /** 138****5678; '' where no number was typed */
          phoneMask: z.string(),
          /** 203.0.113.* */
          network: z.string(),
          /** so often in that minute */
          times,
        }),
      ),
    }),
  }),
  limitsOfNumber: read('POST', `${textMessages}/number`, {
    access,
    records: { event: 'operate', detail: () => 'limits of number' },
    summary:
      'what was sent to a whole number lately, what was refused and why, and until when it has to wait',
    input: z.object({ phone: mobile }),
    output: z.object({
      phoneMask: z.string(),
      /** the account of the number; null: it has none */
      accountId: id.nullable(),
      /** a stranger's next code is refused until then by the limits of the number; null: it is not */
      waitsUntil: instant.nullable(),
      /** its limits are lifted by this; null: they hold */
      lift: z.object({ id, until: instant }).nullable(),
      /** what codes to it are counted by */
      limits: z.array(
        z.object({
          /** one that codes to a number are counted by */
          limit: z.enum(numberLimits),
          /** what is counted now */
          used: z.number().int(),
          /** so many it allows */
          points: z.number().int(),
          /** one more is refused until then; null: it is not */
          until: instant.nullable(),
        }),
      ),
      /** text messages to it, the newest first: codes of two days, messages of 30 */
      sent: z.array(
        z.object({
          at: instant,
          /** what it was for */
          purpose: z.enum(smsPurposes),
          /** how it went out */
          state: z.enum(['waiting', 'sending', 'sent', 'failed', 'unknown', 'expired']),
          why,
          /** the code was typed; null: it is none */
          isUsed: z.boolean().nullable(),
        }),
      ),
      /** what it was refused in the last 30 days, the newest first */
      refused: z.array(
        z.object({
          at: instant,
          /** the call that was refused */
          call: z.string(),
          /** the limit that refused; null: none is written down */
          limit: z.enum(anyLimits).nullable(),
          network: z.string(),
          times,
        }),
      ),
    }),
  }),
  lifts: read('GET', `${textMessages}/lifts`, {
    access,
    summary: 'numbers whose limits were lifted, the newest first',
    input: z.object({}),
    output: z.object({
      list: z.array(
        z.object({
          id,
          phoneMask: z.string(),
          reason: z.string(),
          operator: z.string(),
          /** when they were lifted */
          at: instant,
          until: instant,
          /** they are lifted now */
          isOpen: z.boolean(),
          /** who ended it before it was over; null: nobody */
          endedBy: z.string().nullable(),
        }),
      ),
    }),
  }),
  liftLimits: write('POST', `${textMessages}/lift`, {
    access,
    isEssential: true,
    records: { event: 'operate', detail: ({ hours }) => `lift ${hours} h` },
    summary:
      'lifts the limits on codes to a number for an hour or a day; those of networks, devices and all numbers hold',
    input: z.object({ phone: mobile, hours: z.literal(liftHours), reason }),
    output: z.object({ until: instant }),
    fails: ['conflict'],
  }),
  endLift: write('POST', `${textMessages}/endLift`, {
    access,
    isEssential: true,
    records: { event: 'operate', detail: () => 'end lift' },
    summary: 'the limits of a number hold again from now on',
    input: z.object({ id }),
    output: z.literal(true),
    fails: ['notFound'],
  }),
}
