import { keysPerson as module } from '@zhzz/contract/companyModule/keysPerson.ts'
import { type RawBuilder, sql } from 'kysely'
import { serveModule } from '#company/serveModule.ts'

export const keysPerson = serveModule(module, {
  currentCompanyCount: companiesOf(sql`other.is_current`),
  pastCompanyCount: companiesOf(sql`not other.is_current`),
})

/** Companies where the same person is, or was, in office; null where the vendor does not tell persons apart. */
function companiesOf(when: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`case when company_person.person_key is not null then (
    select count(distinct other.company_id)::integer from company_person other
    where other.person_key = company_person.person_key and ${when}) end`
}
