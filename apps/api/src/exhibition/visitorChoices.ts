import type { Output } from '@zhzz/contract/endpoint.ts'
import type { exhibition } from '@zhzz/contract/exhibition/calls.ts'
import type { Locale } from '@zhzz/contract/locale.ts'
import type { DB } from '@zhzz/db/openDatabase.ts'
import { type Kysely, sql } from 'kysely'
import { tradeWords } from '#exhibition/tradeWords.ts'
import { writtenLabel } from '#label.ts'
import { madeOnce } from '#madeOnce.ts'

type Choices = Output<typeof exhibition.visitors>['choices']

/** A list of more tells by its largest organisations what it can be narrowed by. */
const mostLooked = 1_000
const mostValues = 40

const none: Choices = { industries: [], jobLevels: [], interests: [] }
const told = madeOnce<Choices>()

/** What the organisations of an edition say of themselves, what most of them say first; nothing where it is not asked for. */
export function visitorChoices(
  db: Kysely<DB>,
  editionId: string,
  { isAsked, locale }: { isAsked: boolean; locale: Locale },
): Promise<Choices> {
  if (!isAsked) return Promise.resolve(none)
  return told(db, `${editionId} ${locale}`, () => choicesOf(db, editionId, locale))
}

async function choicesOf(db: Kysely<DB>, editionId: string, locale: Locale): Promise<Choices> {
  const { rows } = await sql<Choices>`
    with first_ones as materialized (
      select industry_text, job_levels, interests from visitor_organization where edition_id = ${editionId}
      order by coalesce(visitor_count, -1) desc, id desc limit ${mostLooked})
    select
      (select coalesce(jsonb_agg(jsonb_build_object('value', value, 'label', ${writtenLabel(tradeWords, sql`value`, locale)})), '[]')
        from (select industry_text as value from first_ones where industry_text is not null
          group by 1 order by count(*) desc, 1 limit ${mostValues}) told) as industries,
      array(select position ->> 'name' from first_ones, jsonb_array_elements(job_levels) as told (position)
        group by 1 order by count(*) desc, 1 limit ${mostValues}) as job_levels,
      array(select interest from first_ones, unnest(interests) as told (interest)
        group by 1 order by count(*) desc, 1 limit ${mostValues}) as interests`.execute(db)
  return rows[0] ?? none
}
