import { z } from 'zod'
import { type Endpoint, read, write } from '#endpoint.ts'
import { filledText, id, instant, mobile } from '#field.ts'
import { consoleService } from '#prefix.ts'
import { reportKinds } from '#report/choices.ts'

const people = `${consoleService}/people`
const access = 'operator:people'

/** Teams that are shown of those whose name fits. */
export const mostFound = 50

/** Why an operator does it; kept beside the act, for operators. */
export const reason = filledText(200)

/** What an operator did with an account or a team, and why. */
export const act = z.object({
  at: instant,
  act: z.string(),
  /** which plan, quota or company; '' of an account */
  about: z.string(),
  reason: z.string(),
  operator: z.string(),
})

/** What somebody asked for, by the number that its page knows it by. */
const asked = z.object({
  kind: z.enum(['order', 'authentication', 'application', 'privacy', ...reportKinds]),
  no: z.number().int(),
  at: instant,
  /** the plan, company, application or object */
  about: z.string(),
  state: z.string(),
  isWaiting: z.boolean(),
})

const planOfTeam = { plan: z.string(), planUntil: instant.nullable() }

/** Accounts as an operator sees them: no name, no whole number, nothing that was written. */
export const accountCalls = {
  findPeople: read('POST', `${people}/find`, {
    access,
    records: { event: 'operate', detail: ({ by }) => `find by ${by}` },
    summary:
      'an account by its whole number or its id, or teams by a part of their name or their company’s; never a list of people',
    input: z.discriminatedUnion('by', [
      z.object({ by: z.literal('phone'), phone: mobile }),
      z.object({ by: z.literal('id'), id }),
      z.object({ by: z.literal('name'), name: filledText(100).min(2) }),
    ]),
    output: z.object({
      accounts: z.array(z.object({ id, phoneMask: z.string(), state: z.string() })),
      tenants: z.array(z.object({ id, name: z.string(), ...planOfTeam, members: z.number().int() })),
      isMore: z.boolean(),
    }),
  }),
  account: read('GET', `${people}/account`, {
    access,
    records: 'operate',
    summary: 'an account: its teams and roles, sessions, consents, and what was asked for',
    input: z.object({ id }),
    output: z.object({
      id,
      phoneMask: z.string(),
      state: z.string(),
      createdAt: instant,
      lastLoginAt: instant.nullable(),
      /** 注销账号 was asked for, and takes effect then */
      erasedAt: instant.nullable(),
      seats: z.array(
        z.object({
          tenantId: id,
          tenant: z.string(),
          roles: z.array(z.string()),
          isOwner: z.boolean(),
          state: z.string(),
          ...planOfTeam,
        }),
      ),
      sessions: z.array(
        z.object({ id, device: z.string(), signedInAt: instant, lastSeenAt: instant, tenant: z.string() }),
      ),
      consents: z.array(
        z.object({ document: z.string(), version: z.string(), action: z.string(), at: instant }),
      ),
      asked: z.array(asked),
      acts: z.array(act),
    }),
    fails: ['notFound'],
  }),
  setAccountOpen: write('POST', `${people}/account/open`, {
    access,
    records: { event: 'operate', detail: ({ isOpen }) => (isOpen ? 'enable' : 'disable') },
    summary: 'shuts an account and ends all of its sessions, or opens it again',
    input: z.object({ id, isOpen: z.boolean(), reason }),
    output: z.literal(true),
    fails: ['notFound', 'conflict'],
  }),
  endSessions: write('POST', `${people}/account/endSessions`, {
    access,
    records: { event: 'operate', detail: ({ sessionId }) => (sessionId === null ? 'all' : 'one') },
    summary: 'ends one session of an account, or with null all of them',
    input: z.object({ id, sessionId: id.nullable(), reason }),
    output: z.object({ ended: z.number().int() }),
    fails: ['notFound'],
  }),
} satisfies Record<string, Endpoint>
