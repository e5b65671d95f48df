import type { z } from 'zod'

/** What the security log keeps, and in a sentence when. A call says which of them it is by `records`. */
export const securityEvents = {
  signIn: 'a session was opened, or somebody was not let in',
  signOut: 'a session was ended by its owner',
  sessionEnd: 'other sessions of an account were ended',
  identity: 'somebody showed to be the owner of an account, or did not',
  sso: 'an identity of a company was linked to an account or taken off it',
  password: 'a password was set',
  phone: 'the number of an account was changed',
  codeBurnt: 'a code was tried wrong until it held no more',
  seat: 'somebody was asked into a team, came, was shut out or let in again',
  authentication: 'a company was handed in to be authenticated',
  role: 'a role, what a seat may use, or the ownership of a team was given',
  accessKey: 'a key for programs was made, renewed or ended',
  webhook:
    'an endpoint that programs are told at was made, changed, renewed or removed, or sent events again',
  unlock: 'contacts were unlocked',
  contactsRead: 'contacts were read with their full numbers',
  export: 'rows or personal data were taken out',
  erasure: 'an erasure was asked for, called off, or done',
  upload: 'a file was refused',
  denied: 'something was asked for without the right to it',
  limited: 'somebody asked too often',
  operate: 'an operator did something; begun before it is done',
  flood: 'refusals beyond what is kept one by one',
} as const

export type SecurityEvent = keyof typeof securityEvents

/** In the order above. */
export const eventNames = Object.keys(securityEvents).filter(isSecurityEvent)

export function isSecurityEvent(word: string): word is SecurityEvent {
  return Object.hasOwn(securityEvents, word)
}

/** How a call is kept. Methods, so that a call of exact types is also one of any. */
export interface Recorded<Input extends z.ZodType = z.ZodType, Output extends z.ZodType = z.ZodType> {
  event: SecurityEvent
  /** Kept when it is refused, not when it is done. */
  refusedOnly?: true
  /** Of those done, kept only which this is true of. */
  when?(output: z.output<Output>): boolean
  /** One word more, never a number, a code, or what a person wrote. */
  detail?(input: z.output<Input>): string | undefined
}
