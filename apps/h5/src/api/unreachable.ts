/** A call that got no answer of ours: no connection, no answer in time, a broken answer, or taken back by us. */
export class Unreachable extends Error {
  readonly failure: 'offline' | 'timeout' | 'network' | 'aborted'

  constructor(failure: 'offline' | 'timeout' | 'network' | 'aborted') {
    super(failure)
    this.failure = failure
  }
}
