import { creditEntry, type unlock } from '@zhzz/contract/unlock/calls.ts'
import { nameParts } from '@zhzz/search/names/nameParts.ts'
import type { Handler } from '#context.ts'
import { desc, keyset, paged } from '#keyset.ts'
import { unlockQuotas } from '#member/credit.ts'
import { openPage } from '#page.ts'

const latestFirst = keyset(desc('entry.createdAt'), desc('entry.id'))

export const ledger: Handler<typeof unlock.ledger> = async (input, context) => {
  const { db, viewer } = context
  const query = db
    .selectFrom('quotaLedger as entry')
    .where('entry.tenantId', '=', viewer.tenantId)
    .where('entry.quotaCode', 'in', unlockQuotas)
  const { total } = await query
    .select((row) => row.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const page = await openPage(context, input)
  const shown = query
    .leftJoin('unlock', 'unlock.id', 'entry.reference')
    .leftJoin('company', 'company.id', 'unlock.companyId')
    .leftJoin('subAccount as person', 'person.id', 'entry.subAccountId')
    .select(['entry.id', 'entry.createdAt', 'entry.reason', 'entry.delta', 'entry.balance'])
    .select(['entry.subAccountId', 'person.realName as byName'])
    .select(['company.id as companyId', 'company.name as companyName'])
  const answer = page.answer(await paged(shown, latestFirst, page).execute(), { total, totalIsMore: false })
  return {
    ...answer,
    list: answer.list.map(({ createdAt, subAccountId, ...row }) =>
      creditEntry.parse({
        ...row,
        at: createdAt.toISOString(),
        isMine: subAccountId === viewer.subAccountId,
        companyNameParts: row.companyName === null ? null : nameParts(row.companyName),
      }),
    ),
  }
}
