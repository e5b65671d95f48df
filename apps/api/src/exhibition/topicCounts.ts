import type { CountedTopic } from '@zhzz/contract/exhibition/card.ts'
import type { Locale } from '@zhzz/contract/locale.ts'
import type { DB } from '@zhzz/db/openDatabase.ts'
import { fairParts } from '@zhzz/search/query/fairParts.ts'
import { topicsOf } from '@zhzz/search/trade/topicsOf.ts'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import { itemLabel } from '#label.ts'

/** From so many exhibitors of a topic on a fair is found by it, whatever its name says. */
const fewest = 5

/** Whether `edition` lists exhibitors enough of one of these topics. */
export function hasExhibitorsOf(topics: readonly string[]): RawBuilder<boolean> {
  return sql<boolean>`exists (select from edition_topic counted where counted.edition_id = edition.id
    and counted.topic = any(${topics}::text[]) and counted.exhibitor_count >= ${fewest})`
}

/** How many of its exhibitors `edition` lists under a topic. */
export function exhibitorsOf(topic: string): RawBuilder<number> {
  return sql<number>`coalesce((select exhibitor_count from edition_topic counted
    where counted.edition_id = edition.id and counted.topic = ${topic}), 0)`
}

/** The topic whose exhibitors a search counts: the only one of the filter, else the first that the words name. */
export function askedTopic(words: readonly string[], industryCodes: readonly string[] = []): string | null {
  if (industryCodes.length > 0) return industryCodes.length === 1 ? (industryCodes[0] ?? null) : null
  for (const word of words)
    for (const part of [word, ...fairParts(word)]) {
      const [topic] = topicsOf(part)
      if (topic !== undefined) return topic
    }
  return null
}

/** A list's topics with how many of its entries each has, the largest first; `most` of them. */
export async function topicsOfList(
  db: Kysely<DB>,
  editionId: string,
  locale: Locale,
  most: number,
): Promise<CountedTopic[]> {
  return db
    .selectFrom('editionTopic as counted')
    .innerJoin('dictionaryItem as item', 'item.code', 'counted.topic')
    .where('item.type', '=', 'exhibition_industry')
    .where('item.parentCode', 'is not', null)
    .where('counted.editionId', '=', editionId)
    .orderBy('counted.exhibitorCount', 'desc')
    .orderBy('counted.topic')
    .limit(most)
    .select([
      'counted.topic as code',
      itemLabel('item', locale).as('name'),
      'counted.exhibitorCount as count',
    ])
    .execute()
}

/** What these editions list under a topic, by edition; those that list nobody are left out. */
export async function countsOf(
  db: Kysely<DB>,
  editionIds: readonly string[],
  topic: string,
  locale: Locale,
): Promise<Map<string, CountedTopic>> {
  if (editionIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('editionTopic as counted')
    .innerJoin('dictionaryItem as item', 'item.code', 'counted.topic')
    .where('item.type', '=', 'exhibition_industry')
    .where('counted.editionId', 'in', editionIds)
    .where('counted.topic', '=', topic)
    .select(['counted.editionId', 'counted.topic as code', 'counted.exhibitorCount as count'])
    .select(itemLabel('item', locale).as('name'))
    .execute()
  return new Map(rows.map(({ editionId, ...counted }) => [editionId, counted]))
}
