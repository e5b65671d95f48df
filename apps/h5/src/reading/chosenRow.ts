import { type MouseEvent, useState } from 'react'
import { usePage } from '#nav/page.ts'

interface ChosenRow {
  chosen: string | null
  onTap: (event: MouseEvent) => void
}

/**
 * The row of a list that what stands at the right was opened from: the one tapped last before it came, or after a reload
 * the one that its address names.
 */
export function useChosenRow(keys: readonly string[]): ChosenRow {
  const { beside } = usePage()
  const [tapped, setTapped] = useState<string | null>(null)
  const [opened, setOpened] = useState<{ page: string; row: string | null } | null>(null)
  if (beside?.key !== opened?.page) {
    setOpened(beside && { page: beside.key, row: tapped ?? opened?.row ?? null })
    setTapped(null)
  }
  const named = new URLSearchParams(beside?.query)
  const chosen = beside && (opened?.row ?? keys.find((key) => [...named.values()].includes(key)) ?? null)
  return {
    chosen,
    onTap: ({ target }) => {
      const row = target instanceof Element ? target.closest('[data-row]') : null
      const isMain =
        target instanceof Element && target.closest('button, a') === row?.querySelector('button, a')
      if (row && isMain) setTapped(keys[Number(row.getAttribute('data-row'))] ?? null)
    },
  }
}
