import { sso } from '@zhzz/contract/sso/calls.ts'
import { comesBack, leaveFor, takeSaid } from '#platform/companySignIn.ts'
import { readOfWindow, storeForWindow } from '#platform/storage.ts'

/** The way to a provider and back: its calls, for the pages that go it. */
export const ssoCalls = sso

export const canLeave = comesBack

/** What stays in this window meanwhile; without the ticket of the return it opens nothing. */
interface Kept {
  secret: string
  /** The page that signing in was for. */
  wanted: string | null
}

export interface Trip {
  ticket: string
  secret: string
}

/** How somebody came back. */
export type Arrived =
  | { trip: Trip; wanted: string | null }
  /** `over`: it took too long, or it began in another window; `away`: the provider could not. */
  | keyof typeof cameBack

/** What is said of those who brought nothing. */
export const cameBack = { cancelled: 'sso.cancelled', over: 'sso.over', away: 'sso.away' } as const

/** Leaves for the provider. */
export function leave({ address, secret }: { address: string; secret: string }, wanted: string | null): void {
  storeForWindow('sso', JSON.stringify({ secret, wanted } satisfies Kept))
  leaveFor(address)
}

let came: Arrived | null = null

/** Null: nobody came from a provider. The same answer until it is taken up. */
export function arrive(): Arrived | null {
  const said = takeSaid()
  if (said === null) return came
  const kept = keptIn(readOfWindow('sso'))
  storeForWindow('sso', null)
  if (said === 'cancelled' || said === 'away') came = said
  else if (said === 'over' || kept === null) came = 'over'
  else came = { trip: { ticket: said, secret: kept.secret }, wanted: kept.wanted }
  return came
}

/** What came is acted on, or said, once. */
export function takeUp(): void {
  came = null
}

function isKept(value: unknown): value is Kept {
  if (typeof value !== 'object' || value === null || !('secret' in value) || !('wanted' in value))
    return false
  return typeof value.secret === 'string' && (value.wanted === null || typeof value.wanted === 'string')
}

function keptIn(text: string | null): Kept | null {
  try {
    const kept: unknown = JSON.parse(text ?? 'null')
    return isKept(kept) ? kept : null
  } catch {
    return null
  }
}
