/** Bytes at rest. `iv` null: a browser that seals nothing here, for the app was not opened by https. */
export interface Sealed {
  iv: Uint8Array<ArrayBuffer> | null
  bytes: ArrayBuffer
}

/** Where not, what was paid for is not kept. */
export function canSeal(): boolean {
  return 'subtle' in crypto
}

export async function seal(text: string, key: CryptoKey | null): Promise<Sealed> {
  const clear = new TextEncoder().encode(text)
  if (key === null) return { iv: null, bytes: clear.buffer }
  const iv = crypto.getRandomValues(new Uint8Array(12))
  return { iv, bytes: await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, clear) }
}

export async function unseal({ iv, bytes }: Sealed, key: CryptoKey | null): Promise<string> {
  const clear = iv && key ? await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, key, bytes) : bytes
  return new TextDecoder().decode(clear)
}
