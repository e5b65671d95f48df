/**
 * Why a call got no answer of ours: `offline` no connection; `network` nobody answered; `timeout` no answer in time;
 * `broken` an answer began (there was a status) but was cut off or is not ours; `aborted` taken back by us.
 */
export type Unreached = 'offline' | 'network' | 'timeout' | 'broken' | 'aborted'

export class Unreachable extends Error {
  readonly failure: Unreached

  constructor(failure: Unreached) {
    super(failure)
    this.failure = failure
  }
}
