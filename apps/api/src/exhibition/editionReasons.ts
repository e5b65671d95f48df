import type { EditionCard } from '@zhzz/contract/exhibition/card.ts'
import type { HitReason } from '@zhzz/contract/hitReason.ts'
import type { DB } from '@zhzz/db/openDatabase.ts'
import { isTopicWord } from '@zhzz/search/trade/topicsOf.ts'
import type { Kysely } from 'kysely'
import { marksOf, reasonOf } from '#exhibition/keywordHit.ts'

/** A word that names a topic of the series, where no text shows it. */
function topicReason(words: string[]): HitReason | null {
  const word = words.find(isTopicWord)
  return word === undefined ? null : { field: 'topic', snippet: word, marks: [[0, word.length]] }
}

type Reason = Pick<EditionCard, 'nameMarks' | 'hitReason'>

/** Says for each edition where it shows the words: in its name, else in the first other text that does. */
export async function editionReasons(
  db: Kysely<DB>,
  ids: string[],
  words: string[],
): Promise<Map<string, Reason>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('exhibitionEdition as edition')
    .innerJoin('exhibitionSeries as series', 'series.id', 'edition.seriesId')
    .leftJoin('hall', 'hall.id', 'edition.hallId')
    .leftJoin('region', 'region.code', 'edition.regionCode')
    .where('edition.id', 'in', ids)
    .select(['edition.id', 'edition.name', 'edition.englishName', 'edition.venueText'])
    .select([
      'series.aliases',
      'series.knownAliases',
      'series.scope',
      'hall.name as hallName',
      'hall.aliases as hallAliases',
      'hall.knownAliases as hallKnown',
      'region.name as regionName',
    ])
    .execute()
  return new Map(
    rows.map((row) => {
      const nameMarks = marksOf(row.name, words)
      const others: Parameters<typeof reasonOf>[0] = [
        ['englishName', row.englishName],
        ...[...row.aliases, ...row.knownAliases].map((alias): ['alias', string] => ['alias', alias]),
        ['region', row.hallName ?? row.venueText],
        ['region', row.regionName],
        ...row.scope.map((goods): ['product', string] => ['product', goods]),
      ]
      const hallAlias = [...(row.hallAliases ?? []), ...(row.hallKnown ?? [])]
      const hitReason =
        reasonOf(others, words) ??
        reasonOf(
          hallAlias.map((alias) => ['region', alias]),
          words,
        )
      return [
        row.id,
        { nameMarks, hitReason: nameMarks.length > 0 ? null : (hitReason ?? topicReason(words)) },
      ]
    }),
  )
}
