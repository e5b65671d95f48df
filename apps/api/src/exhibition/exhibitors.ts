import type { exhibition } from '@zhzz/contract/exhibition/calls.ts'
import { exhibitionDetail } from '@zhzz/contract/exhibition/detail.ts'
import type { Handler } from '#context.ts'
import { shanghaiDay } from '#day.ts'
import { findExhibitors, pavilionHeads, topicFacets } from '#exhibition/exhibitorHits.ts'
import { exhibitorRows } from '#exhibition/exhibitorRow.ts'
import { findEdition, listBefore } from '#exhibition/found.ts'
import { listCounts } from '#exhibition/listCounts.ts'
import { listedPavilions } from '#exhibition/listedPavilions.ts'
import { topicsBelow } from '#member/profile.ts'
import { openPage } from '#page.ts'

export const exhibitors: Handler<typeof exhibition.exhibitors> = async (input, context) => {
  const { db, viewer, now, locale, fail } = context
  const edition = await findEdition(db, { id: input.editionId, today: shanghaiDay(now) })
  if (edition === undefined) throw fail('notFound')
  if (viewer === null && input.states?.length) throw fail('signedOut')
  // 名录未发布: the list before this one is shown in its place, and said to be so.
  const isUnlisted = edition.listedExhibitorCount === 0
  const change = isUnlisted ? undefined : input.change
  const before = isUnlisted || change ? await listBefore(db, edition) : undefined
  const shown = isUnlisted || change === 'lost' ? before : undefined
  const editionId = shown?.id ?? edition.id
  const compared = change === 'lost' ? edition.id : (before?.id ?? null)
  const page = await openPage(context, input)
  const asked = {
    ...input,
    ...(input.topics?.length && { topics: await topicsBelow(db, input.topics) }),
    editionId,
    against: change ? compared : null,
    viewer,
    now,
  }
  const found = await findExhibitors(db, { ...asked, at: page.at, take: page.take })
  const total = { total: Math.min(found.total, 1_000), totalIsMore: found.total > 1_000 }
  const { list, ...rest } = page.answer(found.hits, total)
  const hits = new Map(list.map((hit) => [hit.id, hit]))
  return {
    ...rest,
    list: await exhibitorRows(db, [...hits.keys()], { viewer, now, locale, hitOf: (id) => hits.get(id) }),
    editionName: edition.name,
    listStatus: exhibitionDetail.shape.exhibitorListStatus.parse(edition.exhibitorListStatus),
    shownEditionName: shown?.name ?? null,
    pavilions: await listedPavilions(db, editionId),
    heads: page.at === null && input.sort === 'boothNo' ? await pavilionHeads(db, asked) : [],
    topics: page.at === null ? await topicFacets(db, asked, locale) : [],
    counts: await listCounts(db, editionId, viewer),
  }
}
