import { followStage } from '@zhzz/contract/customer/stage.ts'
import type { followUp } from '@zhzz/contract/followUp/calls.ts'
import type { DB } from '@zhzz/db/openDatabase.ts'
import type { Kysely } from 'kysely'
import type { Handler } from '#context.ts'
import { dayAfter, startOfDay } from '#day.ts'
import { readableRecords, recordOf } from '#followUp/record.ts'
import { findTarget } from '#followUp/target.ts'
import type { Viewer } from '#http/session.ts'
import { desc, keyset, paged } from '#keyset.ts'
import { heldByOther, readHeldBy } from '#member/heldBy.ts'
import { teamFollowUps } from '#member/teamFollowUp.ts'
import { openPage } from '#page.ts'

const newestFirst = keyset(desc('followUp.followTime'), desc('followUp.id'))

export const list: Handler<typeof followUp.list> = async (input, context) => {
  const { db, viewer, fail } = context
  const { targetType, targetId, followType, from, to } = input
  const target = await findTarget(db, targetType, targetId)
  if (target === undefined) throw fail('notFound')
  // What was written about any of its list entries belongs to the history of the company.
  let query = readableRecords(db, viewer).where((on) =>
    targetType === 'company'
      ? on('followUp.companyId', '=', targetId)
      : on.and([on('followUp.targetType', '=', targetType), on('followUp.targetId', '=', targetId)]),
  )
  if (followType) query = query.where('followUp.followType', '=', followType)
  if (from) query = query.where('followUp.followTime', '>=', startOfDay(from))
  if (to) query = query.where('followUp.followTime', '<', startOfDay(dayAfter(to, 1)))
  const { total } = await query
    .clearSelect()
    .select((row) => row.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const page = await openPage(context, input)
  const rows = await paged(query, newestFirst, page).execute()
  const { list: shown, ...rest } = page.answer(rows, { total, totalIsMore: false })
  return {
    ...rest,
    list: shown.map((row) => recordOf(row, context)),
    target: { name: target.name, ...(await customerOf(db, viewer, target.companyId)) },
    hiddenByTeam: Math.max(
      0,
      (await countOfTeam(db, viewer, input)) - (followType || from || to ? Number.POSITIVE_INFINITY : total),
    ),
  }
}

async function customerOf(db: Kysely<DB>, viewer: Viewer, companyId: string | null) {
  const row =
    companyId === null
      ? undefined
      : await db
          .selectFrom('customer')
          .leftJoin('subAccount as owner', 'owner.id', 'customer.ownerId')
          .where('customer.tenantId', '=', viewer.tenantId)
          .where('customer.companyId', '=', companyId)
          .select(['customer.stage', 'owner.realName as ownerName', heldByOther(viewer).as('heldBy')])
          .executeTakeFirst()
  return {
    stage: followStage.nullable().parse(row?.stage ?? null),
    ownerName: row?.ownerName ?? null,
    heldBy: readHeldBy(row?.heldBy ?? null),
  }
}

async function countOfTeam(
  db: Kysely<DB>,
  viewer: Viewer,
  { targetType, targetId }: { targetType: string; targetId: string },
): Promise<number> {
  const { total } = await teamFollowUps(db, viewer)
    .where((on) =>
      targetType === 'company'
        ? on('companyId', '=', targetId)
        : on.and([on('targetType', '=', targetType), on('targetId', '=', targetId)]),
    )
    .select((row) => row.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return total
}
