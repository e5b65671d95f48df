/** `underway`: the provider has not said yet. */
export type Delivery = 'sent' | 'failed' | 'underway'

/** Codes that go out by text message. */
export type Outbox = {
  /** Codes are printed by the server and sent to nobody. */
  isPrinted: boolean
  /** So many wait for the provider that one more would come too late to be of use. */
  isFull(): boolean
  /** Sends a code that was put in and committed, once however often it is asked; says how it stands, within seconds. */
  deliver(codeId: string): Promise<Delivery>
}
