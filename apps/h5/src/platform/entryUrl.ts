let entry = ''

/** Remembers where the app was entered; before anything changes the address. */
export function keepEntryUrl(): void {
  entry = location.href
}

/** The address that WeChat on iOS knows for as long as the app is not loaded anew. */
export function entryUrl(): string {
  return entry
}
