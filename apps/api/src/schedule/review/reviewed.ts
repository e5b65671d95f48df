import type { ByPerson, Reviewed } from '@zhzz/contract/schedule/review.ts'
import type { DB } from '@zhzz/db/openDatabase.ts'
import type { Kysely } from 'kysely'
import type { Reader } from '#context.ts'
import { editionCards } from '#exhibition/card.ts'
import type { Viewer } from '#http/session.ts'
import { inYuan, nothing, sumOf, type Tally } from '#schedule/review/figures.ts'

type Asking = Reader & { viewer: Viewer }

/** Editions with their figures, in the order of `ids`. */
export async function reviewedOf(
  db: Kysely<DB>,
  tally: Tally,
  ids: string[],
  reader: Asking,
): Promise<Reviewed[]> {
  if (ids.length === 0) return []
  const cards = await editionCards(db, ids, reader)
  return cards.map((edition) => ({
    edition,
    figures: inYuan(tally.get(edition.id)?.get(null) ?? nothing()),
  }))
}

/** What each person did at these editions together; who ordered most stands first. */
export async function peopleOf(db: Kysely<DB>, tally: Tally, ids: readonly string[]): Promise<ByPerson[]> {
  const sums = new Map<string, ReturnType<typeof nothing>>()
  for (const id of ids)
    for (const [personId, figures] of tally.get(id) ?? [])
      if (personId !== null) sums.set(personId, sumOf(sums.get(personId) ?? nothing(), figures))
  if (sums.size === 0) return []
  const people = await db
    .selectFrom('subAccount')
    .where('id', 'in', [...sums.keys()])
    .orderBy('id')
    .select(['id', 'realName as name'])
    .execute()
  return people
    .map(({ id, name }) => ({ id, name, figures: inYuan(sums.get(id) ?? nothing()) }))
    .sort(
      (a, b) =>
        b.figures.last.wonAmount - a.figures.last.wonAmount || b.figures.contacted - a.figures.contacted,
    )
}
