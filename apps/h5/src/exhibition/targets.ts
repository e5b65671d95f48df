import type { InfiniteData } from '@tanstack/react-query'
import { newKey } from '@zhzz/client/newKey.ts'
import type { Output } from '@zhzz/contract/endpoint.ts'
import { exhibition, mostMarks } from '@zhzz/contract/exhibition/calls.ts'
import type { ExhibitorRow, TargetState } from '@zhzz/contract/exhibition/card.ts'
import { Failure, type FailureName } from '@zhzz/contract/failure.ts'
import { queryClient } from '#api/queryClient.ts'
import { send } from '#api/send.ts'
import { currentSession, watchSession } from '#api/session.ts'
import { t } from '#i18n/t.ts'
import { isOnline, watchNetwork } from '#platform/network.ts'
import { readStored, readStoredJson, store } from '#platform/storage.ts'
import { useOutside } from '#platform/useOutside.ts'
import { toast } from '#ui/overlay/toast.ts'

export type MarkState = TargetState | 'none'

/** A mark that the server has not acknowledged; it lies on this device until it has. */
interface Mark {
  exhibitorId: string
  state: MarkState
  /** when it was tapped, ISO 8601 */
  at: string
  /** The sub-account that made it; nobody else sends it. */
  author: string
}

/** Answers after which another try may help. */
const passing: readonly FailureName[] = ['signedOut', 'busy', 'diskFull', 'server', 'tooManyRequests']

const listeners = new Set<() => void>()
let marks: readonly Mark[] | null = null
/** What `marks` was read from: signing out empties it. */
let seen: string | null = null

function isMark(value: unknown): value is Mark {
  return typeof value === 'object' && value !== null && 'exhibitorId' in value && 'author' in value
}

function read(): readonly Mark[] {
  const stored = readStoredJson('targetMarks')
  return Array.isArray(stored) ? stored.filter(isMark) : []
}

/** Read again before each change: another window writes to the same place. */
function change(next: (marks: readonly Mark[]) => readonly Mark[]): void {
  marks = next(read())
  store('targetMarks', marks.length > 0 ? JSON.stringify(marks) : null)
  for (const listener of listeners) listener()
}

function watch(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

function unsent(): readonly Mark[] {
  const now = readStored('targetMarks')
  if (marks === null || now !== seen) marks = read()
  seen = now
  return marks
}

function author(): string {
  return currentSession().viewer?.subAccountId ?? ''
}

/** What an entry is to the viewer, and whether the server knows it yet. */
export function useTarget({ id, target }: ExhibitorRow): { state: MarkState; waiting: boolean } {
  const mark = useOutside(watch, unsent).find((one) => one.exhibitorId === id && one.author === author())
  return { state: mark?.state ?? target ?? 'none', waiting: mark !== undefined }
}

/** Marks an entry: on this device at once, and on the server when it can be reached. */
export function markTarget(row: ExhibitorRow, from: MarkState, state: MarkState): void {
  change((others) => [
    ...others.filter((mark) => mark.exhibitorId !== row.id),
    { exhibitorId: row.id, state, at: new Date().toISOString(), author: author() },
  ])
  keepInLists(row, from, state)
  if (!isOnline()) toast(t('exhibitor.kept'))
  startMarks()
  void sendMarks()
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
}

function moved(count: number | null, was: boolean, is: boolean): number | null {
  return count === null ? null : Math.max(0, count + Number(is) - Number(was))
}

let started = false
let sending = false

/** Sends what waits, until the way is broken again. */
async function sendMarks(): Promise<void> {
  if (sending || currentSession().token === null) return
  sending = true
  try {
    for (;;) {
      const batch = read()
        .filter((mark) => mark.author === author())
        .slice(0, mostMarks)
      if (batch.length === 0) return
      const wanted = batch.map(({ exhibitorId, state, at }) => ({ exhibitorId, state, at }))
      try {
        await send(exhibition.markTargets, { marks: wanted }, { idempotencyKey: newKey() })
        // Lists of targets hold others now; what is on the screen stays until it is opened again.
        void queryClient.invalidateQueries({ queryKey: [exhibition.exhibitors.name], refetchType: 'none' })
      } catch (error) {
        if (!(error instanceof Failure) || passing.includes(error.failure)) return
        toast(t('exhibitor.refused'))
      }
      // One that was tapped again meanwhile has another time, and goes with the next.
      change((all) =>
        all.filter(
          (mark) => !batch.some((sent) => sent.at === mark.at && sent.exhibitorId === mark.exhibitorId),
        ),
      )
    }
  } finally {
    sending = false
  }
}

/** A weak connection raises no event when it gets better. */
const retryMilliseconds = 20_000

/** From now on what waits on this device is sent: at once, when the network or the person is back, and now and then. */
export function startMarks(): void {
  if (started) return
  started = true
  const tryNow = () => void (isOnline() && sendMarks())
  tryNow()
  watchNetwork(tryNow)
  watchSession(tryNow)
  document.addEventListener('visibilitychange', tryNow)
  setInterval(tryNow, retryMilliseconds)
}
