import type { Query } from '@tanstack/react-query'
import { clear, createStore, delMany, entries, set } from 'idb-keyval'
import { queryClient } from '#api/queryClient.ts'
import { currentSession, watchSession } from '#api/session.ts'
import { readStored, store } from '#platform/storage.ts'

interface Kept {
  key: readonly unknown[]
  data: unknown
  updatedAt: number
}

const most = 80
const mostBytes = 300_000

const guest = 'guest'
const place = createStore('kept answers', 'answers')

/** Whose answers may lie here: of one sub-account, or of a guest. */
function owner(): string {
  const { token, viewer } = currentSession()
  return token === null ? guest : (viewer?.subAccountId ?? '')
}

function isKept(value: unknown): value is Kept {
  return typeof value === 'object' && value !== null && 'key' in value && Array.isArray(value.key)
}

/** Forgets everything that is kept. */
export async function forgetAnswers(): Promise<void> {
  store('answersOf', null)
  await clear(place)
}

/** Brings back what was kept, where nothing newer is there already. */
export async function restoreAnswers(): Promise<void> {
  try {
    if (readStored('answersOf') !== owner()) return await forgetAnswers()
    const kept = await entries<string, unknown>(place)
    const answers = kept.flatMap(([name, value]) => (isKept(value) ? [{ name, ...value }] : []))
    answers.sort((a, b) => b.updatedAt - a.updatedAt)
    for (const { key, data, updatedAt } of answers.slice(0, most))
      if ((queryClient.getQueryState(key)?.dataUpdatedAt ?? 0) < updatedAt) {
        queryClient.setQueryData(key, data, { updatedAt })
        // Shown at once and asked for again, however new: only then it is known whether it still holds.
        queryClient.getQueryCache().find({ queryKey: key })?.invalidate()
      }
    await delMany(
      answers.slice(most).map(({ name }) => name),
      place,
    )
  } catch {
    // A browser without this store, or one that is full: nothing is kept there.
  }
}

/** Answers of calls that are declared to stay on the device for the time without connection. */
async function keep({ queryKey, state, meta }: Query): Promise<void> {
  const { data, dataUpdatedAt } = state
  if (data === undefined || meta?.['keep'] !== true || owner() === '') return
  if (readStored('answersOf') !== owner()) {
    await clear(place)
    store('answersOf', owner())
  }
  if (JSON.stringify(data).length > mostBytes) return
  await set(JSON.stringify(queryKey), { key: queryKey, data, updatedAt: dataUpdatedAt }, place)
}

/** From now on answers are kept as they come, and forgotten when the session ends or becomes another's. */
export function startKeepingAnswers(): void {
  const cache = queryClient.getQueryCache()
  const keepQuietly = (query: Query) => void keep(query).catch(() => null)
  for (const query of cache.getAll()) keepQuietly(query)
  cache.subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'success') keepQuietly(event.query)
  })
  let last = currentSession().token
  watchSession(() => {
    const { token } = currentSession()
    if (token !== last) void forgetAnswers().catch(() => null)
    last = token
  })
}
