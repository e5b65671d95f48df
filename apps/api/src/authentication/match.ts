import type { authentication } from '@zhzz/contract/authentication/calls.ts'
import type { DB } from '@zhzz/db/openDatabase.ts'
import type { Kysely } from 'kysely'
import type { Handler } from '#context.ts'
import { countLookup } from '#member/countLookup.ts'
import { holderOf } from '#member/holderOf.ts'

export const match: Handler<typeof authentication.match> = async ({ companyId, creditCode }, context) => {
  const { db, viewer } = context
  await countLookup(context)
  const found = await companyOf(db, companyId, creditCode)
  const code = found?.unifiedSocialCreditCode ?? creditCode
  return {
    register:
      found === undefined
        ? null
        : {
            companyId: found.id,
            name: found.name,
            unifiedSocialCreditCode: found.unifiedSocialCreditCode,
            legalRepresentative: found.legalRepresentative,
            address: found.registeredAddress,
          },
    heldBy: code === undefined ? null : await holderOf(db, code, viewer.tenantId),
  }
}

async function companyOf(db: Kysely<DB>, companyId: string | undefined, creditCode: string | undefined) {
  if (companyId === undefined && creditCode === undefined) return undefined
  const query = db
    .selectFrom('company as asked')
    .innerJoin('company', (join) =>
      join.on((on) => on('company.id', '=', on.fn.coalesce('asked.mergedIntoId', 'asked.id'))),
    )
  return query
    .$if(companyId !== undefined, (one) => one.where('asked.id', '=', companyId ?? ''))
    .$if(companyId === undefined, (one) => one.where('asked.unifiedSocialCreditCode', '=', creditCode ?? ''))
    .limit(1)
    .select(['company.id', 'company.name', 'company.unifiedSocialCreditCode'])
    .select(['company.legalRepresentative', 'company.registeredAddress'])
    .executeTakeFirst()
}
