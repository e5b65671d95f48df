import { sql } from 'kysely'

/** Of a row `said` of contact_feedback: no operator has decided about the number since. */
export const isSaidSince = sql<boolean>`said.created_at > coalesce(
  (select found.decided_at from number_verdict found where found.contact_id = said.contact_id), '-infinity')`

/** Of a contact: an operator found that it is not the company's. */
export const isFoundForeign = sql<boolean>`exists (select from number_verdict found
  where found.contact_id = contact.id and found.verdict = 'not_company')`
