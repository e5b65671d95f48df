import type { SessionStorage } from '#session.ts'

/** A storage that lasts as long as the test; `texts` is what lies in it. */
export function storageOfTest(): SessionStorage & { texts: Map<string, string> } {
  const texts = new Map<string, string>()
  return {
    texts,
    read: (key) => texts.get(key) ?? null,
    write(key, value) {
      if (value === null) texts.delete(key)
      else texts.set(key, value)
    },
  }
}
