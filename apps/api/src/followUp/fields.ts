import type { followUpFields } from '@zhzz/contract/followUp/calls.ts'
import type { DB } from '@zhzz/db/openDatabase.ts'
import type { Kysely } from 'kysely'
import type { z } from 'zod'
import type { Viewer } from '#http/session.ts'
import { isVisibleContact } from '#member/visibleContact.ts'

type Fields = z.output<typeof followUpFields>

/** Clocks of phones run a little ahead. */
const clockSlack = 5 * 60 * 1000

/** Names of fields that break a rule the schema cannot see: nothing was said in the future, nothing is due in the past. */
export function brokenTimes({ followTime, nextFollowTime }: Fields, now: Date): string[] {
  const broken: string[] = []
  if (Date.parse(followTime) > now.getTime() + clockSlack) broken.push('followTime')
  // An offline record may arrive after its appointment; it only must lie behind what was said.
  if (nextFollowTime && Date.parse(nextFollowTime) <= Date.parse(followTime)) broken.push('nextFollowTime')
  return broken
}

/** What was offered or ordered has an amount; another stage keeps none. */
function isDeal({ stage }: Fields): boolean {
  return stage === 'quoted' || stage === 'won'
}

/** The fields as columns. */
export function columnsOf(fields: Fields) {
  const nextFollowTime = fields.nextFollowTime ? new Date(fields.nextFollowTime) : null
  return {
    followType: fields.followType,
    result: fields.result ?? null,
    content: fields.content,
    stage: fields.stage ?? null,
    intentLevel: fields.intentLevel ?? null,
    budget: fields.budget ?? null,
    dealAmount: isDeal(fields) ? (fields.dealAmount ?? null) : null,
    contactId: fields.contactId ?? null,
    location: fields.location ? JSON.stringify(fields.location) : null,
    followTime: new Date(fields.followTime),
    nextFollowTime,
    nextState: nextFollowTime ? 'open' : 'none',
    remindMinutes: fields.remindMinutes ?? null,
  }
}

/** A contact may be named when it is one of this company and the viewer's tenant sees it. */
export async function isOwnContact(
  db: Kysely<DB>,
  viewer: Viewer,
  companyId: string | null,
  contactId: string,
) {
  const row = await db
    .selectFrom('contact')
    .where('id', '=', contactId)
    .where('companyId', '=', companyId)
    .where(isVisibleContact(viewer))
    .select('id')
    .executeTakeFirst()
  return row !== undefined
}
