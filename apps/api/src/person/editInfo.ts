import type { person } from '@zhzz/contract/person/calls.ts'
import { viewerInfoOf } from '#account/session/viewerInfo.ts'
import type { Handler } from '#context.ts'
import { saveCompany, savePerson } from '#person/saveProfile.ts'

export const editInfo: Handler<typeof person.editInfo> = async (changed, { db, viewer, now, fail }) => {
  const locked = await saveCompany(db, viewer, changed, now)
  if (locked !== null) throw fail(locked)
  await savePerson(db, viewer, changed, now)
  return viewerInfoOf(db, viewer, now)
}
