import { numberFaults } from '@zhzz/contract/operate/unlocks.ts'
import type { DB } from '@zhzz/db/openDatabase.ts'
import { type Kysely, sql } from 'kysely'
import { enough } from '#member/markNumber.ts'
import { isSaidSince } from '#member/numberVerdict.ts'

/** How many teams said so. */
function teams(kind: (typeof numberFaults)[number] | 'valid') {
  return sql<number>`count(*) filter (where said.kind = ${kind})`
}

/** Numbers of everybody with what teams said of them. */
function said(db: Kysely<DB>) {
  return db
    .selectFrom('contact')
    .innerJoin('company', 'company.id', 'contact.companyId')
    .innerJoin('contactFeedback as said', 'said.contactId', 'contact.id')
    .where('contact.tenantId', 'is', null)
    .where('contact.type', 'in', ['mobile', 'landline'])
    .groupBy(['contact.id', 'company.id'])
    .select(['contact.id', 'company.id as companyId', 'company.name as company', 'contact.contentMask'])
    .select([teams('empty').as('empty'), teams('stopped').as('stopped'), teams('valid').as('valid')])
    .select(teams('not_company').as('foreign'))
    .select(
      sql<number>`(select count(*) from contact same where same.content_hash = contact.content_hash
        and same.type = contact.type and same.tenant_id is null)`.as('companies'),
    )
}

/** Those of which a team says that they are wrong, and neither enough teams nor an operator have decided; the oldest first. */
export function waitingNumbers(db: Kysely<DB>) {
  return said(db)
    .where(isSaidSince)
    .where('contact.numberStatus', 'not in', ['empty', 'stopped'])
    .having(sql<boolean>`bool_or(said.kind in ('empty', 'stopped', 'not_company'))`)
    .having(teams('not_company'), '<', enough)
    .orderBy(sql`min(said.created_at)`)
    .select(sql<Date>`min(said.created_at)`.as('at'))
}

/** Those that an operator has decided, the newest first. */
export function decidedNumbers(db: Kysely<DB>) {
  return said(db)
    .innerJoin('numberVerdict as found', 'found.contactId', 'contact.id')
    .groupBy('found.contactId')
    .orderBy('found.decidedAt', 'desc')
    .select(['found.verdict', 'found.operator', 'found.decidedAt'])
    .select(sql<Date>`min(said.created_at)`.as('at'))
}
