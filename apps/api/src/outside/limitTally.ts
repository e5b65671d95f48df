import type { AnyLimit } from '@zhzz/contract/limitNames.ts'

type Refused = {
  limit: AnyLimit
  /** As it was typed, if a number was; its middle is not kept. */
  phone?: string | undefined
  ip: string
  now: Date
}

/** How often limits refused somebody, and whom last. */
export type LimitTally = {
  /** Counts it in memory; it is written with the others, within seconds. */
  note(refused: Refused): void
  /** Writes what this node has counted. Never rejects. */
  write(): Promise<void>
  /** The same, for the last time. */
  close(): Promise<void>
}
