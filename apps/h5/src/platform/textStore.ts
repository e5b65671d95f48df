/** The text of a key of local storage. Throws where storage is closed to us. */
export function textOf(key: string): string | null {
  return localStorage.getItem(key)
}

/** Null removes the key. Throws where storage is full or closed to us. */
export function keepText(key: string, value: string | null): void {
  if (value === null) localStorage.removeItem(key)
  else localStorage.setItem(key, value)
}
