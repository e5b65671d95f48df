/** What came of a call; with the same codes a follow-up by telephone says it (dictionary follow_result). */
export const callResults = [
  'connected',
  'interested',
  'call_back',
  'refused',
  'no_answer',
  'busy',
  'stopped',
  'empty',
  'wrong_number',
] as const
export type CallResult = (typeof callResults)[number]

/** Somebody of the company was spoken to. */
export const answeredResults = [
  'connected',
  'interested',
  'call_back',
  'refused',
] as const satisfies readonly CallResult[]

/** Why a number may not be called now; each is a failure of its own (4001–4003). */
export const callRefusals = ['doNotCall', 'outsideCallingHours', 'dailyCallLimit'] as const
export type CallRefusal = (typeof callRefusals)[number]

/** Companies of one 外呼名单. */
export const mostInList = 200

/** Days that 外呼统计 counts together at most. */
export const mostDays = 366
