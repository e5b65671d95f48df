import type { TargetState } from '@zhzz/contract/exhibition/card.ts'
import { openPack, writePack } from '#exhibition/pack/packStore.ts'
import { notePack, packs } from '#exhibition/pack/packs.ts'

/** Marks that the server has now, into the packs that show their entries; their shelves come anew with the next one. */
export async function keepMarks(
  marks: readonly { exhibitorId: string; state: TargetState | 'none' }[],
): Promise<void> {
  const states = new Map(
    marks.map(({ exhibitorId, state }) => [exhibitorId, state === 'none' ? null : state]),
  )
  for (const info of packs()) {
    const pack = await openPack(info.editionId)
    if (!pack?.shelves.some(({ rows }) => rows.some(({ id }) => states.has(id)))) continue
    const shelves = pack.shelves.map((shelf) =>
      shelf.rows.some(({ id }) => states.has(id))
        ? {
            digest: '',
            rows: shelf.rows.map((row) => {
              const state = states.get(row.id)
              return state === undefined ? row : { ...row, target: state }
            }),
          }
        : shelf,
    )
    const targets = shelves.flatMap(({ rows }) => rows).filter(({ target }) => target !== null).length
    notePack({ ...info, targets, bytes: await writePack({ ...pack, shelves }) })
  }
}
