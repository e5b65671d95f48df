import type { unlock } from '@zhzz/contract/unlock/calls.ts'
import type { DB } from '@zhzz/db/openDatabase.ts'
import { nameParts } from '@zhzz/search/names/nameParts.ts'
import { type Kysely, sql } from 'kysely'
import type { Handler } from '#context.ts'
import type { Viewer } from '#http/session.ts'
import { desc, keyset, paged } from '#keyset.ts'
import { isUnlocked, stateOn } from '#member/heldUnlock.ts'
import { followedAt } from '#member/teamFollowUp.ts'
import { isVisibleContact } from '#member/visibleContact.ts'
import { openPage } from '#page.ts'
import { teamUnlocks } from '#unlock/teamUnlocks.ts'

const latestFirst = keyset(desc('unlock.unlockTime'), desc('unlock.id'))

export const list: Handler<typeof unlock.list> = async (input, context) => {
  const { db, viewer, now } = context
  const query = teamUnlocks(db, viewer, now, input)
  const { total } = await query
    .select((row) => row.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const page = await openPage(context, input)
  const shown = query
    .innerJoin('company', 'company.id', 'unlock.companyId')
    .innerJoin('subAccount as person', 'person.id', 'unlock.unlockedBy')
    .select(['unlock.id', 'unlock.companyId', 'unlock.unlockTime', 'unlock.expireTime', 'unlock.cost'])
    .select(['unlock.unlockedBy', 'company.name as companyName', 'person.realName as byName'])
    .select([
      stateOn(now).as('state'),
      isUnlocked(viewer, sql`company.id`, now).as('isOpen'),
      followedAt(viewer, sql`company.id`).as('lastFollowTime'),
      sql<number>`(select count(*) from contact where contact.company_id = company.id
        and ${isVisibleContact(viewer)})`.as('contactCount'),
    ])
  const answer = page.answer(await paged(shown, latestFirst, page).execute(), { total, totalIsMore: false })
  return {
    ...answer,
    list: answer.list.map(
      ({ place: _place, unlockedBy, unlockTime, expireTime, lastFollowTime, ...row }) => ({
        ...row,
        companyNameParts: nameParts(row.companyName),
        isMine: unlockedBy === viewer.subAccountId,
        unlockTime: unlockTime.toISOString(),
        expireTime: expireTime.toISOString(),
        lastFollowTime: lastFollowTime?.toISOString() ?? null,
      }),
    ),
    people: page.at === null ? await peopleOf(db, viewer) : [],
  }
}

/** Who of the team has unlocked how many, the most first. */
async function peopleOf(db: Kysely<DB>, viewer: Viewer) {
  return await db
    .selectFrom('unlock')
    .innerJoin('subAccount as person', 'person.id', 'unlock.unlockedBy')
    .where('unlock.tenantId', '=', viewer.tenantId)
    .groupBy(['person.id', 'person.realName'])
    .orderBy(sql`count(*)`, 'desc')
    .select(['person.id', 'person.realName as name'])
    .select((row) => row.fn.countAll<number>().as('count'))
    .execute()
}
