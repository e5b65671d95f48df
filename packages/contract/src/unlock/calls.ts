import { z } from 'zod'
import { calls, list, write } from '#endpoint.ts'
import { date, id } from '#field.ts'
import { nameParts } from '#nameParts.ts'
import { page, pageOf } from '#paging.ts'
import { userCenter } from '#prefix.ts'

/** `refunded`: its credit came back, for the numbers were no good. */
export const unlockState = z.enum(['valid', 'expired', 'refunded'])

export const unlockRow = z.object({
  id,
  companyId: id,
  companyName: z.string(),
  companyNameParts: nameParts.nullable(),
  unlockTime: z.string(),
  byName: z.string().nullable(),
  isMine: z.boolean(),
  /** credits */
  cost: z.number().int(),
  expireTime: z.string(),
  state: unlockState,
  /** whether the team sees its contacts now, by this unlock or a later one */
  isOpen: z.boolean(),
  contactCount: z.number().int(),
  /** by the team; null: never */
  lastFollowTime: z.string().nullable(),
})
export type UnlockRow = z.infer<typeof unlockRow>

const person = z.object({ id, name: z.string().nullable(), count: z.number().int() })

/** A credit that went or came. */
export const creditEntry = z.object({
  id,
  at: z.string(),
  reason: z.enum(['unlock', 'refund', 'gift', 'reset']),
  /** -1: one was used */
  delta: z.number().int(),
  /** left of what it was taken from: the month’s, or those given once */
  balance: z.number().int(),
  byName: z.string().nullable(),
  isMine: z.boolean(),
  companyId: id.nullable(),
  companyName: z.string().nullable(),
  companyNameParts: nameParts.nullable(),
})
export type CreditEntry = z.infer<typeof creditEntry>

const path = `${userCenter}/unlock`

export const unlock = calls('unlock', {
  list: list('GET', `${path}/page`, {
    access: 'signedIn',
    quota: 'own_rows',
    keep: true,
    summary: '我的解锁列表: what the team has unlocked, the latest first, and who unlocked how many',
    input: z.object({
      from: date.optional(),
      to: date.optional(),
      state: unlockState.optional(),
      memberId: id.optional(),
      followed: z.enum(['yes', 'no']).optional(),
      ...page,
    }),
    output: pageOf(unlockRow).extend({ people: z.array(person) }),
  }),
  ledger: list('GET', `${path}/ledger`, {
    access: 'signedIn',
    quota: 'own_rows',
    keep: true,
    summary: '额度明细: every unlock credit of the team that went or came, the latest first',
    input: z.object(page),
    output: pageOf(creditEntry),
  }),
  renew: write('POST', `${path}/renew`, {
    access: 'zky:contact:unlock',
    spends: 'unlock',
    records: 'unlock',
    summary: '续期: another 365 days behind those that are left, for one credit, in the last 30 days',
    input: z.object({ id }),
    output: z.object({ expireTime: z.string(), remaining: z.number().int() }),
    fails: ['notFound', 'conflict', 'quotaUsedUp', 'planTooLow'],
  }),
})
