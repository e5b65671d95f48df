import type { prediction } from '@zhzz/contract/prediction/calls.ts'
import type { Handler } from '#context.ts'
import { profileOf } from '#member/profile.ts'
import { editionHeads } from '#prediction/editionHead.ts'

export const edition: Handler<typeof prediction.edition> = async (
  { id },
  { db, viewer, now, locale, fail },
) => {
  const [head] = await editionHeads(db, [id], { viewer, now, locale, profile: await profileOf(db, viewer) })
  if (head === undefined) throw fail('notFound')
  return head
}
