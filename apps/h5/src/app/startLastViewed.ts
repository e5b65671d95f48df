import type { Query } from '@tanstack/react-query'
import { company } from '@zhzz/contract/company/calls.ts'
import { exhibition } from '@zhzz/contract/exhibition/calls.ts'
import { queryClient } from '#api/queryClient.ts'
import { rememberViewed, type Viewed } from '#nav/lastViewed.ts'

const types: Readonly<Record<string, Viewed['type']>> = {
  [company.detail.name]: 'company',
  [exhibition.detail.name]: 'exhibition',
}

function viewedOf({ queryKey: [name], state: { data } }: Query): Viewed | null {
  const type = typeof name === 'string' ? types[name] : undefined
  if (type === undefined || typeof data !== 'object' || data === null) return null
  const card: unknown = Reflect.get(data, 'card')
  if (typeof card !== 'object' || card === null) return null
  const [id, shown]: unknown[] = [Reflect.get(card, 'id'), Reflect.get(card, 'name')]
  return typeof id === 'string' && typeof shown === 'string' ? { type, id, name: shown } : null
}

/** What is only brought back from the device is looked at by nobody. */
function remember(query: Query): void {
  const viewed = query.getObserversCount() > 0 ? viewedOf(query) : null
  if (viewed) rememberViewed(viewed)
}

/** From now on every company and exhibition whose page is opened is remembered on this device, for 智慧引擎. */
export function startLastViewed(): void {
  const cache = queryClient.getQueryCache()
  for (const query of cache.getAll()) remember(query)
  cache.subscribe((event) => {
    const isAnswer = event.type === 'updated' && event.action.type === 'success'
    if (isAnswer || event.type === 'observerAdded') remember(event.query)
  })
}
