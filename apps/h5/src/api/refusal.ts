import { Failure, failureOfCode, failures } from '@zhzz/contract/failure.ts'

/** What every call answers with (spec §3); some services say `message` instead of `msg`. */
export interface Envelope {
  code: number
  msg: string
  data: unknown
}

/** The envelope of an answer, or null when it is none. */
export function envelopeOf(answer: unknown): Envelope | null {
  if (typeof answer !== 'object' || answer === null || !('code' in answer)) return null
  const { code } = answer
  if (typeof code !== 'number') return null
  const said = 'msg' in answer && answer.msg ? answer.msg : 'message' in answer ? answer.message : ''
  return { code, msg: typeof said === 'string' ? said : '', data: 'data' in answer ? answer.data : null }
}

/** A refusal of the server. The message is what the call rejects with, `said` what the person is told (spec §8). */
export class Refusal extends Failure {
  readonly said: string

  constructor({ code, msg, data }: Envelope) {
    const failure = failureOfCode(code)
    const said = msg || failures[failure].message
    super(failure, detailOf(data), rejection(code) ?? said)
    this.said = this.failure === 'signedOut' ? this.message : said
  }
}

function rejection(code: number): string | null {
  if (code === 401) return '登录状态已过期，请重新登录'
  return code === 500 ? '500' : null
}

/**
 * Whether an envelope under a code of success other than 200 brings what was asked for: not when it says which failure
 * of the contract it is, nor when there is nothing in it, and the code is all that a page can react to.
 */
export function brings(data: unknown): boolean {
  return data !== null && data !== undefined && !(typeof data === 'object' && 'failure' in data)
}

/** What a failed envelope says beyond its code. */
function detailOf(data: unknown): unknown {
  return typeof data === 'object' && data !== null && 'detail' in data ? data.detail : undefined
}
