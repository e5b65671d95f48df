import { pagesKey, readKey } from '@zhzz/client/react/readAhead.ts'
import type { Endpoint } from '@zhzz/contract/endpoint.ts'
import { exhibition } from '@zhzz/contract/exhibition/calls.ts'
import { queryClient } from '#api/queryClient.ts'
import { packedList, packedRoute } from '#exhibition/pack/packedList.ts'
import { type Answer, openPack, type Pack } from '#exhibition/pack/packStore.ts'
import { areOwn, packs } from '#exhibition/pack/packs.ts'
import { answerKey } from '#exhibition/pack/targetAnswers.ts'
import { currentLocale } from '#i18n/locale.ts'

type Asked = Readonly<Record<string, unknown>>

/** Shows what a pack has to a read that nobody answers, as old as it is; the read goes on, and what it brings replaces it. */
export async function standIn(endpoint: Endpoint, input: object): Promise<void> {
  const { cursor, ...asked }: Asked = { ...input }
  if (endpoint.kind !== 'read' || cursor !== undefined || !areOwn()) return
  const waiting = [
    { key: readKey(endpoint, asked, currentLocale()), paged: false },
    { key: pagesKey(endpoint, asked, currentLocale()), paged: true },
  ].filter(({ key }) => queryClient.getQueryState(key) !== undefined)
  if (waiting.length === 0) return
  const answer = await packed(endpoint.name, asked)
  if (answer === null) return
  for (const { key, paged } of waiting)
    if ((queryClient.getQueryState(key)?.dataUpdatedAt ?? 0) < answer.at)
      queryClient.setQueryData(
        key,
        paged ? { pages: [whole(answer.data)], pageParams: [null] } : answer.data,
        {
          updatedAt: answer.at,
        },
      )
}

/** Of a kept page the next cannot be had. */
function whole(page: unknown): unknown {
  return typeof page === 'object' && page !== null ? { ...page, cursor: null } : page
}

async function packed(name: string, asked: Asked): Promise<Answer | null> {
  for (const { editionId } of packs()) {
    const pack = await openPack(editionId)
    const answer = pack && answerOf(pack, name, asked)
    if (answer) return answer
  }
  return null
}

function answerOf(pack: Pack, name: string, asked: Asked): Answer | null {
  const { id, seriesId } = pack.detail.card
  const isThis = (asked['editionId'] ?? asked['id']) === id
  const made = (data: unknown) => (data === null ? null : { data, at: pack.at })
  if (name === exhibition.detail.name)
    return isThis || (asked['id'] === undefined && asked['seriesId'] === seriesId) ? made(pack.detail) : null
  if (name === exhibition.exhibitors.name) return isThis ? made(packedList(pack, asked)) : null
  if (name === exhibition.route.name) return isThis ? made(packedRoute(pack)) : null
  if (asked['followType'] || asked['from'] || asked['to'] || asked['type']) return null
  const object = asked['targetId'] ?? asked['id']
  return typeof object === 'string' ? (pack.answers[answerKey(name, object)] ?? null) : null
}
