import { useState } from 'react'

/** As many as one call gives away. */
const most = 100

/** Rows that are being chosen; undefined: none are. */
export function usePicked() {
  const [picked, setPicked] = useState<ReadonlySet<string>>()
  return {
    picked,
    begin: () => setPicked(new Set()),
    end: () => setPicked(undefined),
    pick(id: string) {
      const next = new Set(picked)
      if (!next.delete(id) && next.size < most) next.add(id)
      setPicked(next)
    },
  }
}
