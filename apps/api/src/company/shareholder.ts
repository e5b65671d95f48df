import { shareholder as module } from '@zhzz/contract/companyModule/shareholder.ts'
import { sql } from 'kysely'
import { serveModule } from '#company/serveModule.ts'

/** A holder that is no person may be a company we know: the only one of its name. */
export const shareholder = serveModule(module, {
  holderCompanyId: sql`(
    select case when count(*) = 1 then min(held.id::text) end from company held
    where held.name_key = shareholder.name_key and held.merged_into_id is null
      and shareholder.holder_type is distinct from 'person')`,
})
