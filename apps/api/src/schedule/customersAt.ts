import type { schedule } from '@zhzz/contract/schedule/calls.ts'
import { nameParts } from '@zhzz/search/names/nameParts.ts'
import { sql } from 'kysely'
import type { Handler } from '#context.ts'
import { cutOut, openPage } from '#page.ts'
import { customersOf, type Presence, presenceOf } from '#schedule/presence.ts'

type Row = Presence & { name: string; registrationStatus: string | null }

export const customersAt: Handler<typeof schedule.customersAt> = async (input, context) => {
  const { db, viewer, now, fail } = context
  const { editionId, group } = input
  const edition = await db
    .selectFrom('exhibitionEdition')
    .where('id', '=', editionId)
    .select('id')
    .executeTakeFirst()
  if (edition === undefined) throw fail('notFound')
  const customers = customersOf(db, viewer, group, now)
  const { rows } = await sql<Row>`select presence.*, company.name, company.registration_status
    from ${presenceOf(viewer, customers, sql`edition.id = ${editionId}`)} presence
    join company on company.id = presence.company_id
    order by presence.is_listed desc, presence.probability desc, company.id`.execute(db)
  const page = await openPage(context, input)
  const all = rows.map(({ companyId, name, registrationStatus, probability, isListed, boothNo }) => ({
    id: companyId,
    company: { id: companyId, name, nameParts: nameParts(name), registrationStatus },
    probability,
    isListed,
    boothNo,
  }))
  return page.answer(cutOut(all, page), { total: all.length, totalIsMore: false })
}
