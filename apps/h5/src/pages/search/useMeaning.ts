import type { Read } from '@zhzz/client/react/useRead.ts'
import type { Output } from '@zhzz/contract/endpoint.ts'
import type { SearchCondition, search } from '@zhzz/contract/search/calls.ts'
import { useState } from 'react'
import { isChinese } from '#i18n/locale.ts'

export interface Meaning {
  /** Of what the words mean, the conditions that were not dropped. */
  kept: readonly SearchCondition[]
  /** The words that are none, with those of dropped conditions. */
  rest: string
  drop: (condition: SearchCondition) => void
}

/** What of the words means a filter; null where that says no more than the words do, or all was dropped. */
export function useMeaning({ data }: Read<Output<typeof search.conditions>>): Meaning | null {
  const [dropped, setDropped] = useState<readonly SearchCondition[]>([])
  if (!data || !isTelling(data.conditions, data.rest)) return null
  const kept = data.conditions.filter((condition) => !dropped.includes(condition))
  if (kept.length === 0) return null
  const rest = [data.rest, ...dropped.map(({ text }) => text)].filter(Boolean).join(' ')
  return { kept, rest, drop: (condition) => setDropped([...dropped, condition]) }
}

/** A single place or topic is found by its Chinese word as well. */
function isTelling(conditions: readonly SearchCondition[], rest: string): boolean {
  const [first] = conditions
  if (first === undefined) return false
  const isFoundByWord = isChinese() && (first.kind === 'region' || first.kind === 'topic')
  return conditions.length > 1 || rest !== '' || !isFoundByWord
}
