import { type ExhibitionFilters, exhibition } from '@zhzz/contract/exhibition/calls.ts'
import type { EditionCard } from '@zhzz/contract/exhibition/card.ts'
import { ask } from '#e2e/ask.ts'
import { people } from '#e2e/sample.ts'
import { tokenFor } from '#e2e/signInAs.ts'

/** An edition of the invented world that fits. */
export async function findEdition(
  filters: ExhibitionFilters,
  fits: (card: EditionCard) => boolean = () => true,
): Promise<EditionCard> {
  const { list } = await ask(exhibition.search, { filters, limit: 100 }, await tokenFor(people.team))
  const found = list.find(fits)
  if (!found) throw new Error(`no edition for ${JSON.stringify(filters)}`)
  return found
}
