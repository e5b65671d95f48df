import type { Locale } from '@zhzz/contract/locale.ts'
import type { OutsideChannel } from '@zhzz/contract/message/channels.ts'

/** A message as it goes out: in the reader's language, and nothing of a contact in it. */
export type Told = {
  /** Of its delivery: the same when it is tried again. */
  id: string
  title: string
  body: string
  /** What it opens, below /h5. */
  path: string
  /** Waits for nothing: somebody is to be called now. */
  isUrgent: boolean
  locale: Locale
  /** Of whom is told; absent of what confirms an address. */
  targetId?: string
}

export type Outcome =
  | { is: 'sent' }
  /** Not now; `seconds` where the other side says how long to wait. */
  | { is: 'again'; why: string; seconds?: number }
  /** This message never. */
  | { is: 'refused'; why: string }
  /** Nothing at this address any more. */
  | { is: 'gone'; why: string }
  /** It may have been taken, and is not sent again. */
  | { is: 'unknown'; why: string }

/** Before the code of a vendor of text messages, in why one did not go out. */
export const vendorSaid = 'the vendor answers '

/** A way to a person outside of the app. `address` is what their target keeps. */
export type Channel = {
  /** The other side shows a delivery once however often it comes. */
  isRepeatable: boolean
  /** Whether an address may be written to: nobody makes the server ask where they like. */
  accepts(address: string): boolean
  /** Answers within its own time; may be cut off at any moment. */
  send(address: string, told: Told): Promise<Outcome>
}

/** Null: the operator has not set it up. */
export type Channels = Readonly<Record<OutsideChannel, Channel | null>>
