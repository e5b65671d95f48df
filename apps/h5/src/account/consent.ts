import { newKey } from '@zhzz/client/newKey.ts'
import { privacyGuide, versionsInForce } from '@zhzz/contract/account/agreements.ts'
import { account } from '@zhzz/contract/account/calls.ts'
import { send } from '#api/send.ts'
import { readStored, store } from '#platform/storage.ts'

const listeners = new Set<() => void>()

/** Whether 个人信息保护指引 is to be asked: never answered, or its version rose since. */
export function isConsentOpen(): boolean {
  return (
    readStored('privacyConsent') === null || (readStored('privacyVersion') ?? '1.0') !== privacyGuide.version
  )
}

/** Whether the owner of this device agreed to 个人信息保护指引 in force; before, nothing is counted or asked for. */
export function hasAgreed(): boolean {
  return readStored('privacyConsent') === 'agreed' && !isConsentOpen()
}

/** Tells when the answer changes. */
export function watchConsent(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

function answer(consent: 'agreed' | 'declined'): void {
  store('privacyConsent', consent)
  store('privacyVersion', privacyGuide.version)
  for (const listener of listeners) listener()
}

/** 同意: kept here and, under a random name for this device, on the server. */
export async function agreeToGuide(): Promise<void> {
  const device = readStored('device') ?? newKey()
  store('device', device)
  answer('agreed')
  await keepOnServer(device, 'agree')
}

/** 暂不使用: nothing leaves the device. */
export function declineGuide(): void {
  answer('declined')
}

/** 撤回同意: holds here at once, also without connection. */
export async function withdrawGuide(): Promise<void> {
  const device = readStored('device')
  answer('declined')
  store('device', null)
  if (device !== null) await keepOnServer(device, 'withdraw')
}

async function keepOnServer(device: string, action: 'agree' | 'withdraw'): Promise<void> {
  const consent = { device, documents: [privacyGuide.document], versions: { ...versionsInForce }, action }
  // The answer holds on this device whatever becomes of the record; the next start does not ask again.
  await send(account.saveConsent, consent, { idempotencyKey: newKey() }).catch(() => null)
}
