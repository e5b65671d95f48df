import { z } from 'zod'
import { type Endpoint, read, write } from '#endpoint.ts'
import { id, instant } from '#field.ts'
import { reason } from '#operate/accounts.ts'
import { consoleService } from '#prefix.ts'

const people = `${consoleService}/people`
const access = 'operator:people'

/** What teams report of a number, and what an operator finds it to be. */
export const numberFaults = ['empty', 'stopped', 'not_company'] as const
export const numberVerdicts = [...numberFaults, 'valid'] as const

const ofTeam = z.object({ id })
const company = { companyId: id.nullable(), company: z.string() }
const rows = <Shape extends z.ZodType>(shape: Shape) =>
  z.object({ list: z.array(shape), isMore: z.boolean() })

/** What teams unlocked, what it cost them, and numbers that turned out to be wrong. */
export const unlockCalls = {
  tenantUnlocks: read('GET', `${people}/tenant/unlocks`, {
    access,
    records: { event: 'operate', detail: () => 'unlocks' },
    summary: 'which companies a team unlocked, the newest first',
    input: ofTeam,
    output: rows(
      z.object({
        id,
        ...company,
        at: instant,
        until: instant,
        state: z.enum(['valid', 'expired', 'refunded']),
        /** of a refund: numbers, operator; '' of none */
        refundReason: z.string(),
        cost: z.number().int(),
        phoneMask: z.string(),
      }),
    ),
    fails: ['notFound'],
  }),
  tenantCredits: read('GET', `${people}/tenant/credits`, {
    access,
    records: { event: 'operate', detail: () => 'credits' },
    summary: '额度明细 of a team: what was taken and given back, the newest first',
    input: ofTeam,
    output: rows(
      z.object({
        id,
        at: instant,
        reason: z.string(),
        delta: z.number().int(),
        balance: z.number().int(),
        ...company,
        phoneMask: z.string(),
      }),
    ),
    fails: ['notFound'],
  }),
  giveCreditBack: write('POST', `${people}/tenant/giveCreditBack`, {
    access,
    records: 'operate',
    summary: 'ends an unlock and gives its credit back, once; whoever unlocked it is told',
    input: z.object({ id, reason }),
    output: z.literal(true),
    fails: ['notFound', 'conflict'],
  }),
  numberReports: read('GET', `${people}/numbers`, {
    access,
    summary: 'numbers of which too few teams said that they are wrong for all to see it; masked',
    input: z.object({ state: z.enum(['waiting', 'answered']).default('waiting') }),
    output: rows(
      z.object({
        id,
        ...company,
        numberMask: z.string(),
        /** each with how many teams said so */
        said: z.array(z.object({ kind: z.enum([...numberFaults, 'valid']), teams: z.number().int() })),
        at: instant,
        /** companies at which the same number stands */
        companies: z.number().int(),
        verdict: z.enum(numberVerdicts).nullable(),
        operator: z.string().nullable(),
        decidedAt: instant.nullable(),
      }),
    ),
  }),
  settleNumber: write('POST', `${people}/numbers/settle`, {
    access,
    records: { event: 'operate', detail: ({ verdict }) => verdict },
    summary:
      'what a reported number was found to be; of companies with no other number the credits come back, and who unlocked them is told',
    input: z.object({ id, verdict: z.enum(numberVerdicts) }),
    output: z.object({ companies: z.number().int(), creditsBack: z.number().int() }),
    fails: ['notFound', 'conflict'],
  }),
} satisfies Record<string, Endpoint>
