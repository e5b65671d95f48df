import { SecureStorage } from '@aparajita/capacitor-secure-storage'

/** What local storage must not hold: any program that reads the files of the app could sign in with it. */
const secret = 'ZKY-Token'

let token: string | null = null
let writing: Promise<unknown> = Promise.resolve()

/**
 * Brings the token out of the device's key store; before anything asks for it. A key store that outlived the app (iOS keeps
 * it when an app is deleted) is emptied, and one that cannot be read is a session that has ended.
 */
export async function openTextStore(): Promise<void> {
  if (localStorage.length === 0) await SecureStorage.remove(secret).catch(() => null)
  const kept = await SecureStorage.get(secret, false).catch(() => null)
  token = typeof kept === 'string' ? kept : null
}

export function textOf(key: string): string | null {
  return key === secret ? token : localStorage.getItem(key)
}

/** The token is written one after the other: what was said last holds. */
export function keepText(key: string, value: string | null): void {
  if (key === secret) {
    token = value
    const write = async () =>
      value === null ? await SecureStorage.remove(secret) : await SecureStorage.set(secret, value)
    writing = writing.then(write).catch(() => null)
  } else if (value === null) localStorage.removeItem(key)
  else localStorage.setItem(key, value)
}
