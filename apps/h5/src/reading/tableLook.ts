import { usePage } from '#nav/page.ts'
import { readStored, store } from '#platform/storage.ts'
import { useOutside } from '#platform/useOutside.ts'
import { isWide, watchWide } from '#platform/wide.ts'

const listeners = new Set<() => void>()
let wanted: boolean | null = null

function isWanted(): boolean {
  wanted ??= readStored('listLook') === 'table'
  return wanted
}

function watchWanted(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** Whether lists are shown as tables; for this device. */
export function wantTable(want: boolean): void {
  wanted = want
  store('listLook', want ? 'table' : null)
  for (const listener of listeners) listener()
}

/** Whether a table has room here: a wide window, and nothing beside the list. */
export function useTableLook(): { hasRoom: boolean; isTable: boolean } {
  const { beside } = usePage()
  const hasRoom = useOutside(watchWide, isWide) && beside === null
  const isTable = useOutside(watchWanted, isWanted)
  return { hasRoom, isTable: hasRoom && isTable }
}
