import type { Locale } from '@zhzz/contract/locale.ts'
import type { SearchCondition } from '@zhzz/contract/search/calls.ts'
import type { DB } from '@zhzz/db/openDatabase.ts'
import { type Found, type Known, readConditions } from '@zhzz/search/query/keywordFilters.ts'
import { fold } from '@zhzz/search/text/fold.ts'
import type { Kysely } from 'kysely'
import { shanghaiDay } from '#day.ts'
import { everyLabel, placeName } from '#label.ts'

type Meaning = { kind: 'region' | 'topic'; code: string; name: string }

/** What of a keyword means a time, a place, a topic or a booth, and the words that are left. */
export async function readKeyword(
  db: Kysely<DB>,
  keyword: string,
  { locale, now }: { locale: Locale; now: Date },
): Promise<{ conditions: SearchCondition[]; rest: string }> {
  const { found, rest } = readConditions(keyword, await knownNames(db, locale), shanghaiDay(now))
  return { conditions: found.map(conditionOf), rest }
}

function conditionOf(piece: Found<Meaning>): SearchCondition {
  if (piece.kind === 'known') return { text: piece.text, ...piece.meaning }
  return piece
}

/** Provinces, cities, countries and topics by every name they go by; a place before a topic, the larger place first. */
async function knownNames(db: Kysely<DB>, locale: Locale): Promise<Known<Meaning>> {
  const places = await db
    .selectFrom('region')
    .where('level', '<=', 2)
    .leftJoin('dictionaryItem as item', (join) =>
      join.on('item.type', '=', 'region').onRef('item.code', '=', 'region.code'),
    )
    .orderBy('level')
    .orderBy('region.sort')
    .orderBy('region.code')
    .select(['region.code', 'name', 'englishName', 'item.broughtLabels'])
    .select(placeName('region', locale).$notNull().as('label'))
    .execute()
  const topics = await everyLabel(db, 'exhibition_industry', locale)
  const known = new Map<string, Meaning>()
  const add = (name: string, meaning: Meaning) => {
    const key = fold(name)
    if (key.length >= 2 && !known.has(key)) known.set(key, meaning)
  }
  for (const { code, name, englishName, broughtLabels, label } of places)
    for (const one of [...[name, ...(broughtLabels ?? [])].flatMap(bothPlaces), englishName, label])
      if (one) add(one, { kind: 'region', code, name: label })
  // A whole name before the same word in another's: 机器人 is not 工业自动化与机器人.
  for (const { code, label, labels } of topics)
    for (const one of labels) add(one, { kind: 'topic', code, name: label })
  for (const { code, label, labels } of topics)
    for (const one of labels[0]?.split(/[与和、]/) ?? []) add(one, { kind: 'topic', code, name: label })
  return known
}

function bothPlaces(name: string): string[] {
  return [name, shortPlace(name)]
}

/** 上海市 → 上海, 内蒙古自治区 → 内蒙古. */
export function shortPlace(name: string): string {
  return name.replace(/(?:特别行政区|(?:壮族|回族|维吾尔)?自治区|省|市)$/, '')
}
