import { mostAtOnce } from '@zhzz/contract/member/calls.ts'
import { useState } from 'react'
import { t } from '#i18n/t.ts'
import { toast } from '#ui/overlay/toast.ts'

/** Companies that are being chosen, in the order they were tapped. */
export interface Selection {
  isOn: boolean
  ids: readonly string[]
  toggle: (id: string) => void
  set: (ids: readonly string[]) => void
  turn: (on: boolean) => void
}

export function useSelection(): Selection {
  const [ids, setIds] = useState<readonly string[] | null>(null)
  return {
    isOn: ids !== null,
    ids: ids ?? [],
    toggle: (id) => {
      const held = ids ?? []
      if (held.includes(id)) setIds(held.filter((other) => other !== id))
      else if (held.length >= mostAtOnce) toast(t('filter.selectFull'))
      else setIds([...held, id])
    },
    set: setIds,
    turn: (on) => setIds(on ? [] : null),
  }
}
