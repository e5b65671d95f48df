/**
 * The catalogue of failures (spec §8, product decisions §2): name → envelope code and HTTP status; the Chinese
 * sentence of the envelope stands in failureMessages.ts. A name is also the key of the sentence in the words of the app.
 * Codes 1051–4003 are among those the spec treats as success: they come with HTTP 200 and the page reacts.
 */
export const failures = {
  invalid: { code: 400, status: 400 },
  signedOut: { code: 401, status: 401 },
  forbidden: { code: 403, status: 403 },
  notFound: { code: 404, status: 404 },
  conflict: { code: 409, status: 409 },
  tooLarge: { code: 413, status: 413 },
  tooManyRequests: { code: 429, status: 429 },
  server: { code: 500, status: 500 },
  busy: { code: 503, status: 503 },
  keyReused: { code: 2001, status: 409 },
  wrongCode: { code: 2002, status: 400 },
  wrongPassword: { code: 2003, status: 400 },
  accountDisabled: { code: 2004, status: 403 },
  agreementNeeded: { code: 2005, status: 400 },
  smsUnavailable: { code: 2006, status: 503 },
  wechatUnavailable: { code: 2040, status: 503 },
  unsupportedFile: { code: 2041, status: 400 },
  videoTooLong: { code: 2042, status: 400 },
  uploadsUsedUp: { code: 2044, status: 429 },
  diskFull: { code: 2045, status: 503 },
  companiesLoading: { code: 2043, status: 503 },
  notDelivered: { code: 2046, status: 503 },
  customerTaken: { code: 2047, status: 409 },
  poolLimit: { code: 2048, status: 409 },
  companyTaken: { code: 2049, status: 409 },
  duplicateFollowUp: { code: 2007, status: 409 },
  ownerOfTeam: { code: 2030, status: 409 },
  alreadyMember: { code: 2031, status: 409 },
  companyLocked: { code: 2032, status: 409 },
  invitationGone: { code: 2033, status: 409 },
  passwordLocked: { code: 2010, status: 429 },
  behaviorNeeded: { code: 2011, status: 400 },
  weakPassword: { code: 2012, status: 400 },
  samePassword: { code: 2013, status: 400 },
  ticketExpired: { code: 2014, status: 400 },
  phoneTaken: { code: 2015, status: 409 },
  ageNeeded: { code: 2016, status: 400 },
  guardianNeeded: { code: 2017, status: 400 },
  unknownAccount: { code: 2018, status: 400 },
  quotaUsedUp: { code: 1051, status: 200 },
  planTooLow: { code: 1056, status: 200 },
  companyNotAuthenticated: { code: 1064, status: 200 },
  authenticationPending: { code: 1065, status: 200 },
  profileIncomplete: { code: 1505, status: 200 },
  chooseAccount: { code: 1510, status: 200 },
  doNotCall: { code: 4001, status: 200 },
  outsideCallingHours: { code: 4002, status: 200 },
  dailyCallLimit: { code: 4003, status: 200 },
  nothingToDo: { code: 6002, status: 200 },
  superseded: { code: 336, status: 200 },
} as const

export type FailureName = keyof typeof failures

/** May come from any call; every other failure stands in the call's `fails`. */
export const commonFailures = [
  'invalid',
  'signedOut',
  'forbidden',
  'tooLarge',
  'tooManyRequests',
  'server',
  'busy',
  'diskFull',
  'keyReused',
] as const satisfies readonly FailureName[]
export type CommonFailure = (typeof commonFailures)[number]

/** Envelope codes the client wrapper treats as success (spec §8). */
export const successCodes: readonly number[] = [200, 1510, 1505, 4001, 4002, 4003, 1064, 1056, 1065, 1051]

/** Envelope codes whose message is not shown as a toast (spec §8). */
export const silentCodes: readonly number[] = [6002, 336]

/** A declared failure; on the server it becomes the envelope, on the client `send` rejects with it. */
export class Failure extends Error {
  readonly failure: FailureName
  readonly detail: unknown

  constructor(failure: FailureName, detail?: unknown, message?: string) {
    super(message ?? failure)
    this.failure = failure
    this.detail = detail
  }

  get code(): number {
    return failures[this.failure].code
  }
}

/** The failure that an envelope code stands for; `server` for a code outside the catalogue. */
export function failureOfCode(code: number): FailureName {
  for (const name of failureNames) if (failures[name].code === code) return name
  return 'server'
}

function isFailureName(name: string): name is FailureName {
  return name in failures
}

export const failureNames: readonly FailureName[] = Object.keys(failures).filter(isFailureName)
