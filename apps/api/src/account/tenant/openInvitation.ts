import { type RawBuilder, sql } from 'kysely'

/** Of a row of `invitation`: nobody has answered it or taken it back, and it is not over. */
export function invitationIsOpen(now: Date): RawBuilder<boolean> {
  return sql<boolean>`(invitation.answer is null and invitation.expires_at > ${now})`
}
