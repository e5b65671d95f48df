import type { InfiniteData } from '@tanstack/react-query'
import { newKey } from '@zhzz/client/newKey.ts'
import type { Output } from '@zhzz/contract/endpoint.ts'
import { exhibition, mostMarks } from '@zhzz/contract/exhibition/calls.ts'
import type { ExhibitorRow, TargetState } from '@zhzz/contract/exhibition/card.ts'
import { explain } from '#api/explain.ts'
import { author, createOutbox, type Unsent } from '#api/outbox.ts'
import { queryClient } from '#api/queryClient.ts'
import { send } from '#api/send.ts'
import { t } from '#i18n/t.ts'
import { isOnline } from '#platform/network.ts'
import { readStored } from '#platform/storage.ts'
import { toast } from '#ui/overlay/toast.ts'

export type MarkState = TargetState | 'none'

/** A mark that the server has not acknowledged. */
interface Mark extends Unsent {
  exhibitorId: string
  state: MarkState
  /** when it was tapped, ISO 8601 */
  at: string
}

const outbox = createOutbox<Mark>({
  key: 'targetMarks',
  isItem: isMark,
  most: mostMarks,
  async transmit(marks) {
    await sendMarks(marks)
    if (readStored('packs') !== null) await keepInPacks(marks)
    take(marks)
  },
  onRefused: (marks) => {
    toast(t('exhibitor.refused'))
    take(marks)
  },
})

/** From now on what waits on this device is sent when that is possible. */
export const { start: startMarks } = outbox

function isMark(value: unknown): value is Mark {
  return typeof value === 'object' && value !== null && 'exhibitorId' in value && 'author' in value
}

async function sendMarks(marks: readonly Mark[]): Promise<void> {
  const wanted = marks.map(({ exhibitorId, state, at }) => ({ exhibitorId, state, at }))
  await send(exhibition.markTargets, { marks: wanted }, { idempotencyKey: newKey() })
  // Lists of targets hold others now; what is on the screen stays until it is opened again.
  for (const { name } of [exhibition.exhibitors, exhibition.route, exhibition.targets])
    void queryClient.invalidateQueries({ queryKey: [name], refetchType: 'none' })
}

/** Before they are taken out: no moment is between in which neither knows them. */
async function keepInPacks(marks: readonly Mark[]): Promise<void> {
  await import('#exhibition/pack/keepMarks.ts').then(({ keepMarks }) => keepMarks(marks)).catch(() => null)
}

/** One that was tapped again meanwhile has another time, and goes with the next. */
function take(marks: readonly Mark[]): void {
  outbox.change((all) =>
    all.filter((mark) => !marks.some((sent) => sent.at === mark.at && isSame(sent, mark))),
  )
}

/** Somebody else's mark of the same entry is theirs. */
function isSame(one: Mark, other: Mark): boolean {
  return one.exhibitorId === other.exhibitorId && one.author === other.author
}

/** Marks of the viewer that wait, by entry. */
export function waitingMarks(): ReadonlyMap<string, MarkState> {
  const own = outbox.all().filter((mark) => mark.author === author())
  return new Map(own.map(({ exhibitorId, state }) => [exhibitorId, state]))
}

/** What an entry is to the viewer, and whether the server knows it yet. */
export function useTarget({ id, target }: ExhibitorRow): { state: MarkState; waiting: boolean } {
  const mark = outbox.useOwn().find((one) => one.exhibitorId === id)
  return { state: mark?.state ?? target ?? 'none', waiting: mark !== undefined }
}

/** Marks an entry: on this device at once, and on the server when it can be reached. */
export function markTarget(row: ExhibitorRow, from: MarkState, state: MarkState): void {
  const mark: Mark = { exhibitorId: row.id, state, at: new Date().toISOString(), author: author() }
  const isKept = outbox.change((all) => [...all.filter((one) => !isSame(one, mark)), mark])
  keepInLists(row, from, state)
  if (!isKept) {
    // Nowhere to wait: it is known at once whether the server has it.
    void sendMarks([mark]).catch((error: unknown) => {
      keepInLists(row, state, from)
      explain(error)
    })
    return
  }
  if (!isOnline()) toast(t('exhibitor.kept'))
  outbox.start()
  void outbox.sendNow()
}

type Page = Output<typeof exhibition.exhibitors>

/** Into every list that shows it, so that no list is fetched again for it. */
function keepInLists(row: ExhibitorRow, from: MarkState, state: MarkState): void {
  const target = state === 'none' ? null : state
  const keep = (page: Page): Page => {
    if (!page.list.some(({ editionId }) => editionId === row.editionId)) return page
    const { targets, visited } = page.counts
    return {
      ...page,
      list: page.list.map((one) => (one.id === row.id ? { ...one, target } : one)),
      counts: {
        ...page.counts,
        targets: moved(targets, from !== 'none', state !== 'none'),
        visited: moved(visited, from === 'visited', state === 'visited'),
      },
    }
  }
  queryClient.setQueriesData<InfiniteData<Page>>(
    { queryKey: [exhibition.exhibitors.name, 'pages'] },
    (data) => data && { ...data, pages: data.pages.map(keep) },
  )
  const marked = (one: ExhibitorRow) => (one.id === row.id ? { ...one, target } : one)
  queryClient.setQueriesData<InfiniteData<Output<typeof exhibition.targets>>>(
    { queryKey: [exhibition.targets.name, 'pages'] },
    (data) =>
      data && {
        ...data,
        pages: data.pages.map((page) => ({
          ...page,
          list: page.list.map((one) => (one.id === row.id ? { ...one, target } : one)),
        })),
      },
  )
  queryClient.setQueriesData<Output<typeof exhibition.route>>(
    { queryKey: [exhibition.route.name] },
    (data) =>
      data && {
        ...data,
        stops: data.stops.map((stop) => ({ ...stop, row: marked(stop.row) })),
        apart: data.apart.map(marked),
      },
  )
}

function moved(count: number | null, was: boolean, is: boolean): number | null {
  return count === null ? null : Math.max(0, count + Number(is) - Number(was))
}
