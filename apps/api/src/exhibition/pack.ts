import { createHash } from 'node:crypto'
import { type exhibition, packShelves } from '@zhzz/contract/exhibition/calls.ts'
import type { ExhibitorRow } from '@zhzz/contract/exhibition/card.ts'
import type { OfflinePack } from '@zhzz/contract/exhibition/pack.ts'
import type { Handler } from '#context.ts'
import { shanghaiDay } from '#day.ts'
import { detail as detailOf } from '#exhibition/detail.ts'
import { exhibitorRows } from '#exhibition/exhibitorRow.ts'
import { findEdition, listBefore } from '#exhibition/found.ts'
import { listedIds } from '#exhibition/listedIds.ts'
import { accessOf } from '#page.ts'
import { rowLimit } from '#rowLimit.ts'

/** What a device can hold and search at once; the longest lists have some 6,000 entries. */
const mostRows = 10_000

export const pack: Handler<typeof exhibition.pack> = async ({ editionId, others, held }, context) => {
  const { db, viewer, now, locale, fail } = context
  const mostPacks = await rowLimit(db, viewer, 'offline_packs')
  if (others >= mostPacks) throw fail('quotaUsedUp', { quota: 'offline_packs', limit: mostPacks })
  const edition = await findEdition(db, { id: editionId, today: shanghaiDay(now) })
  if (edition === undefined) throw fail('notFound')
  const shown = edition.listedExhibitorCount === 0 ? await listBefore(db, edition) : undefined
  const allowed = await rowLimit(db, viewer, 'exhibitor_rows')
  const { ids, total } = await listedIds(db, {
    editionId: shown?.id ?? edition.id,
    viewer,
    most: Math.min(allowed, mostRows),
  })
  const rows = await exhibitorRows(db, ids, { viewer, now, locale })
  return {
    detail: await detailOf({ id: editionId }, { ...context, fail: (failure) => fail(failure) }),
    shownEditionName: shown?.name ?? null,
    total,
    access: accessOf(viewer, allowed, { total, totalIsMore: false }),
    shelves: shelvesOf(rows).filter(({ at, digest }) => held?.[at] !== digest),
  }
}

/** By the last letters of the id, which are chance; the order of a shelf does not change with that of the list. */
function shelvesOf(rows: readonly ExhibitorRow[]): OfflinePack['shelves'] {
  const shelves = Array.from({ length: packShelves }, (): ExhibitorRow[] => [])
  for (const row of rows) shelves[Number.parseInt(row.id.slice(-4), 16) % packShelves]?.push(row)
  return shelves.map((own, at) => {
    own.sort((a, b) => (a.id < b.id ? -1 : 1))
    const digest = createHash('sha256').update(JSON.stringify(own)).digest('base64url').slice(0, 16)
    return { at, digest, rows: own }
  })
}
