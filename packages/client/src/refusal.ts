import { Failure, type FailureName, failureOfCode, failures, successCodes } from '@zhzz/contract/failure.ts'

/** What every call answers with (spec §3); some services say `message` instead of `msg`. */
export interface Envelope {
  code: number
  msg: string
  data: unknown
}

/** The envelope of an answer, or null when it is none. */
export function envelopeOf(answer: unknown): Envelope | null {
  if (typeof answer !== 'object' || answer === null || !('code' in answer)) return null
  const code = codeIn(answer.code)
  if (code === null) return null
  const said = 'msg' in answer && answer.msg ? answer.msg : 'message' in answer ? answer.message : ''
  return { code, msg: typeof said === 'string' ? said : '', data: 'data' in answer ? answer.data : null }
}

/** A number; some services write it in quotation marks. */
function codeIn(code: unknown): number | null {
  if (typeof code === 'string' && /^\d+$/.test(code)) return Number(code)
  return typeof code === 'number' ? code : null
}

/** A refusal of the server. The message is what the call rejects with (spec §8). */
export class Refusal extends Failure {
  /** What the server says of it; empty where `sentence` stands for it. */
  readonly said: string
  /** Our sentence for it; null for a code outside the catalogue, of which only the server knows what it means. */
  readonly sentence: FailureName | null

  constructor({ code, msg, data }: Envelope) {
    const failure = failureOfCode(code)
    const ownDefault = defaults.has(code) || successCodes.includes(code) ? failure : 'server'
    super(failure, detailOf(data), rejection(code) ?? (msg || (defaults.get(code) ?? '系统未知错误')))
    const isKnown = failures[failure].code === code
    this.said = code === 401 ? '' : msg
    this.sentence = this.said === '' ? ownDefault : isKnown ? failure : null
  }
}

/** Spec §8: these have a default message of their own, any other code has 系统未知错误. */
const defaults: ReadonlyMap<number, string> = new Map([
  [401, '登录失效'],
  [403, '当前操作没有权限'],
  [404, '访问资源不存在'],
])

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
