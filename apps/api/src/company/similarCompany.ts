import type { company } from '@zhzz/contract/company/calls.ts'
import { type RawBuilder, sql } from 'kysely'
import { companyCards } from '#company/card.ts'
import { findCompany } from '#company/found.ts'
import type { Handler } from '#context.ts'
import { itemLabel } from '#label.ts'
import { cutOut, openPage } from '#page.ts'
import { provenanceOf } from '#provenance.ts'

/** Editions that are looked through, the newest; companies that most often shared them. */
const mostEditions = 12
const mostCompanies = 200

type Alike = {
  id: string
  coExhibitionCount: number
  sharedEditions: { editionId: string; name: string; startDate: string }[]
  isSameIndustry: boolean
  sameTopics: string[]
  sameProducts: string[]
}

const orders: Readonly<Record<'coExhibitors' | 'products', RawBuilder<unknown>>> = {
  coExhibitors: sql`co_exhibition_count desc, cardinality(same_products) desc, id`,
  products: sql`cardinality(same_products) desc, cardinality(same_topics) desc, co_exhibition_count desc, id`,
}

export const similarCompany: Handler<typeof company.similarCompany> = async (input, context) => {
  const { db, viewer, now, locale, fail } = context
  const found = await findCompany(db, input.id)
  if (found === undefined) throw fail('notFound')
  const isAlike =
    input.tab === 'products'
      ? sql`(is_same_industry or cardinality(same_topics) + cardinality(same_products) > 0)`
      : sql`true`
  const { rows } = await sql<Alike>`
    with mine as materialized (
      select edition.id, edition.name, edition.start_date from exhibition_edition edition
      where edition.id in (
        select edition_id from exhibitor where company_id = ${found.id} and withdrawn_at is null)
      order by edition.start_date desc limit ${mostEditions}
    ), shared as materialized (
      select company_id, count(distinct edition_id)::integer as co_exhibition_count
      from exhibitor
      where edition_id in (select id from mine) and company_id <> ${found.id} and withdrawn_at is null
      group by company_id order by 2 desc, 1 limit ${mostCompanies}
    ), alike as (
      select other.id, co_exhibition_count,
        coalesce(other.industry_code = ${found.industryCode}, false) as is_same_industry,
        array(select ${itemLabel('item', locale)} from dictionary_item item
          where item.type = 'exhibition_industry' and other.topics ? item.code
            and ${JSON.stringify(found.topics)}::jsonb ? item.code order by item.sort) as same_topics,
        array(select unnest(other.products) intersect select unnest(${found.products}::text[]) order by 1) as same_products
      from shared join company other on other.id = shared.company_id
      where other.merged_into_id is null
    )
    select alike.*, (
      select coalesce(jsonb_agg(jsonb_build_object('editionId', id, 'name', name, 'startDate', start_date)), '[]')
      from (select mine.* from mine where exists (
          select from exhibitor both_there where both_there.edition_id = mine.id
            and both_there.company_id = alike.id and both_there.withdrawn_at is null)
        order by mine.start_date desc limit 3) newest) as shared_editions
    from alike where ${isAlike} order by ${orders[input.tab]}`.execute(db)
  const page = await openPage(context, input)
  const { list, ...rest } = page.answer(cutOut(rows, page), {
    total: rows.length,
    totalIsMore: rows.length >= mostCompanies,
  })
  const cards = await companyCards(
    db,
    list.map(({ id }) => id),
    { viewer, now, locale },
  )
  return {
    ...rest,
    list: list.flatMap(({ isSameIndustry, ...alike }) => {
      const card = cards.find(({ id }) => id === alike.id)
      return card ? [{ ...alike, card, sameIndustry: isSameIndustry ? card.industryName : null }] : []
    }),
    companyName: found.name,
    provenance: await provenanceOf(db, found, { locale, now }),
  }
}
