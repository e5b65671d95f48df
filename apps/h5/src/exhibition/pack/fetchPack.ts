import { exhibition, packShelves } from '@zhzz/contract/exhibition/calls.ts'
import { send } from '#api/send.ts'
import { currentSession } from '#api/session.ts'
import { openPack, type Pack, writePack } from '#exhibition/pack/packStore.ts'
import { notePack, packs } from '#exhibition/pack/packs.ts'
import { targetAnswers } from '#exhibition/pack/targetAnswers.ts'
import { currentLocale } from '#i18n/locale.ts'

/** Brings an edition to this device, or what changed of it since. */
export async function fetchPack(editionId: string): Promise<void> {
  const { viewer } = currentSession()
  if (viewer === null) return
  const before = await openPack(editionId)
  const answer = await send(exhibition.pack, {
    editionId,
    others: packs().filter((one) => one.editionId !== editionId).length,
    ...(before && { held: before.shelves.map(({ digest }) => digest) }),
  })
  const { shelves: brought, ...rest } = answer
  const shelves = Array.from({ length: packShelves }, (_, at) => {
    const shelf = brought.find((one) => one.at === at) ?? before?.shelves[at]
    return { digest: shelf?.digest ?? '', rows: shelf?.rows ?? [] }
  })
  const rows = shelves.flatMap((shelf) => shelf.rows)
  const targets = rows.filter(({ target }) => target !== null)
  const pack: Pack = {
    ...rest,
    shelves,
    owner: viewer.subAccountId,
    locale: currentLocale(),
    at: Date.now(),
    answers: await targetAnswers(targets, before?.answers ?? {}),
  }
  const bytes = await writePack(pack)
  const { name } = answer.detail.card
  const { at, owner } = pack
  notePack({ editionId, name, at, bytes, rows: rows.length, targets: targets.length, owner })
}
