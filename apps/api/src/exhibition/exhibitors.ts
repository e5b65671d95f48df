import type { exhibition } from '@zhzz/contract/exhibition/calls.ts'
import { exhibitionDetail } from '@zhzz/contract/exhibition/detail.ts'
import type { Handler } from '#context.ts'
import { shanghaiDay } from '#day.ts'
import { findExhibitors } from '#exhibition/exhibitorHits.ts'
import { exhibitorRows } from '#exhibition/exhibitorRow.ts'
import { findEdition, listBefore } from '#exhibition/found.ts'
import { listedPavilions } from '#exhibition/listedPavilions.ts'
import { openPage } from '#page.ts'

export const exhibitors: Handler<typeof exhibition.exhibitors> = async (
  input,
  { db, deps, viewer, now, fail },
) => {
  const edition = await findEdition(db, { id: input.editionId, today: shanghaiDay(now) })
  if (edition === undefined) throw fail('notFound')
  // 名录未发布: the list before this one is shown in its place, and said to be so.
  const before = edition.listedExhibitorCount === 0 ? await listBefore(db, edition) : undefined
  const editionId = before?.id ?? edition.id
  const page = await openPage({ db, deps, viewer }, 'exhibition.exhibitors', 'exhibitor_rows', input)
  const found = await findExhibitors(db, { ...input, editionId, viewer, at: page.at, take: page.take })
  const total = { total: Math.min(found.total, 1_000), totalIsMore: found.total > 1_000 }
  const { list, ...rest } = page.answer(found.hits, total, (hit) => hit.place)
  const hits = new Map(list.map((hit) => [hit.id, hit]))
  return {
    ...rest,
    list: await exhibitorRows(db, [...hits.keys()], { viewer, now, hitOf: (id) => hits.get(id) }),
    editionName: edition.name,
    listStatus: exhibitionDetail.shape.exhibitorListStatus.parse(edition.exhibitorListStatus),
    shownEditionName: before?.name ?? null,
    pavilions: await listedPavilions(db, editionId),
  }
}
