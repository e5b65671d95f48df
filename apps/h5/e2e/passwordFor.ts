import { account } from '@zhzz/contract/account/calls.ts'
import { ask } from '#e2e/ask.ts'
import type { AppWindow } from '#e2e/openApp.ts'
import { tokenFor } from '#e2e/signInAs.ts'

/** Gives a number an account with a password, past the app; every session of it has ended then. */
export async function passwordFor(app: AppWindow, phone: string, newPassword: string): Promise<void> {
  const token = await tokenFor(phone)
  const code = await app.nextCode(phone, () => ask(account.sendEditPasswordCode, {}, token))
  await ask(account.editLoginPassword, { code, newPassword }, token)
}
