import type { Seller } from '@zhzz/contract/prediction/edition.ts'
import { sellerOfPersona } from '@zhzz/contract/prediction/seller.ts'
import { useSession } from '#api/session.ts'
import { readStored, store } from '#platform/storage.ts'
import { useOutside } from '#platform/useOutside.ts'

export const sellers = ['builder', 'forwarder', 'organizer', 'hall'] as const satisfies readonly Seller[]
const listeners = new Set<() => void>()

function chosenSeller(): Seller | null {
  const stored = readStored('seller')
  return sellers.find((one) => one === stored) ?? null
}

function watch(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** null: by the person's trade again. */
export function chooseSeller(seller: Seller | null): void {
  store('seller', seller)
  for (const listener of listeners) listener()
}

/** Whose 联系窗口 is shown, on every page that shows one; `chosen`: what was chosen on this device. */
export function useSeller(): { seller: Seller; chosen: Seller | null } {
  const chosen = useOutside(watch, chosenSeller)
  const { viewer } = useSession()
  return { chosen, seller: chosen ?? sellerOfPersona[viewer?.personaType ?? ''] ?? 'builder' }
}
