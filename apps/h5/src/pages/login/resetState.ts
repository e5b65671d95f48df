import { readOfWindow, storeForWindow } from '#platform/storage.ts'

/** The number between the steps of 忘记密码; it outlives a reload of this window. */
export function keptPhone(): string {
  return readOfWindow('forgetPwd') ?? ''
}

export function keepPhone(phone: string | null): void {
  storeForWindow('forgetPwd', phone)
}

let ticket: string | null = null

/** What the right code was worth. It opens the account, so it is kept in memory only: after a reload one verifies again. */
export function heldTicket(): string | null {
  return ticket
}

export function holdTicket(next: string | null): void {
  ticket = next
}
