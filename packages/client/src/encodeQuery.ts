/** The query of the spec's wrapper (§7): empty values skipped, nested objects as `key[sub]`. */
export function encodeQuery(input: object): string {
  const parts: string[] = []
  function add(key: string, value: unknown): void {
    if (value === null || value === undefined || value === '') return
    if (typeof value === 'object') {
      for (const [sub, inner] of Object.entries(value)) add(`${key}[${sub}]`, inner)
      return
    }
    if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
      parts.push(`${encodeURIComponent(key)}=${encodeURIComponent(String(value))}`)
  }
  for (const [key, value] of Object.entries(input)) add(key, value)
  return parts.length === 0 ? '' : `?${parts.join('&')}`
}
