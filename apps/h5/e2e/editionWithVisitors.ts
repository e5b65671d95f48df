import { exhibition } from '@zhzz/contract/exhibition/calls.ts'
import type { ExhibitionDetail } from '@zhzz/contract/exhibition/detail.ts'
import { ask } from '#e2e/ask.ts'
import { people } from '#e2e/sample.ts'
import { tokenFor } from '#e2e/signInAs.ts'

/** An edition of the invented world that is over, whose visitors fit; most have more than twenty organisations. */
export async function editionWithVisitors(
  fits: (visitors: ExhibitionDetail['visitors']) => boolean = ({ organizations }) => organizations > 20,
): Promise<{ id: string; name: string; visitors: ExhibitionDetail['visitors'] }> {
  const token = await tokenFor(people.team)
  const { list } = await ask(exhibition.search, { filters: { statuses: ['ended'] }, limit: 100 }, token)
  for (const { id, name } of list) {
    const { visitors } = await ask(exhibition.detail, { id }, token)
    if (fits(visitors)) return { id, name, visitors }
  }
  throw new Error('no edition has such visitors')
}
