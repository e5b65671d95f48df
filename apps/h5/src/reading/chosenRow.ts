import { type MouseEvent, type RefObject, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
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

/** Rows that stand above the one that is brought into sight. */
const rowsAbove = 3

/**
 * Where a list becomes a table, or a table a list, the row that was opened last stays in sight: their rows differ in
 * height.
 */
export function useRowInSight(
  chosen: string | null,
  keys: readonly string[],
  rowHeight: number,
): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null)
  const [last, setLast] = useState(chosen)
  if (chosen !== null && chosen !== last) setLast(chosen)
  const drawn = useRef(rowHeight)
  const bring = useEffectEvent(() => {
    const at = keys.indexOf(last ?? '')
    if (at >= 0) box.current?.closest('[data-page]')?.scrollTo({ top: (at - rowsAbove) * rowHeight })
  })
  useLayoutEffect(() => {
    if (drawn.current !== rowHeight) bring()
    drawn.current = rowHeight
  }, [rowHeight])
  return box
}
