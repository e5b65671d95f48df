/** What a line has told of a call, of one of its two legs. */
export type LineEvent = {
  state: 'ringingAgent' | 'ringing' | 'connected' | 'completed' | 'busy' | 'noAnswer' | 'failed' | 'cancelled'
  /** Of the leg to the company, once it has ended. */
  talkSeconds: number | null
}

/** 双呼: rings the person first and then the company, and puts both through. Numbers as they are kept. */
export interface Line {
  name: 'twilio'
  /**
   * The line's own name of the call; null: it said no. Throws where nobody knows what became of it; it is never asked
   * twice for one call.
   */
  start(call: { id: string; agent: string; callee: string }): Promise<string | null>
  /** What an address of ours was told; null: nobody but the line may, and this was not signed by it. */
  heard(said: {
    /** Path and query, as it was asked for. */
    url: string
    form: URLSearchParams
    signature: string
  }): { callId: string; event: LineEvent | null } | null
}
