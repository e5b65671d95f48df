import type { FailureName } from '@zhzz/contract/failure.ts'

/** Of the calls that the console makes. */
export const englishFailures: { readonly [Name in FailureName]?: string } = {
  invalid: 'What was sent is not right. Check it and try again.',
  signedOut: 'The session has ended. Sign in again.',
  forbidden: 'Your roles do not allow this.',
  notFound: 'It is not there.',
  conflict: 'Somebody else was first, or it cannot be done.',
  tooManyRequests: 'Too many attempts. Try again later.',
  busy: 'The server is busy. Try again in a moment.',
  diskFull: 'The disk of the server is full.',
  wrongCode: 'The code is wrong or was used.',
  weakPassword: 'The password is too easy to guess.',
  ticketExpired: 'The link was used, or is over.',
  companyTaken: 'The company is authenticated for another team.',
}
