/** What a line must not hold, whoever wrote it: an error may repeat what it was given. */
const secrets: readonly [RegExp, string][] = [
  // smtps://user:password@host
  [/:\/\/[^\s/"']+@/g, '://…@'],
  // What stands behind the question mark of an address or a path.
  [/((?:[a-z][a-z\d+.-]*:\/)?\/[^\s?"'()]*)\?[^\s"')]+/gi, '$1?…'],
  [/[\w.+-]+@[a-z\d-]+(?:\.[a-z\d-]+)+/gi, '…@…'],
  // A number of identity, a mobile number, one with its area or country.
  [/(?<![\w-])\d{17}[\dX](?!\w)/gi, '…'],
  [/(?<![\w-])(?:\+?86[- ]?)?1[3-9]\d[- ]?\d{4}[- ]?\d{4}(?!\w)/g, '1…'],
  [/(?<![\w-])0\d{2,3}[- ]\d{7,8}(?!\w)/g, '0…'],
  [/(?<!\w)\+\d[\d -]{6,}\d(?!\w)/g, '+…'],
]
/** Sessions, keys, signatures. */
const opaque = /(?<![\w/-])[\w-]{32,}(?![\w/-])/g

/** The text without numbers, addresses of people, tokens, and values of queries. */
export function redacted(text: string): string {
  let left = text
  for (const [pattern, instead] of secrets) left = left.replace(pattern, instead)
  return left.replace(opaque, (word) => (isMixed(word) ? '…' : word))
}

/** A name in words has no digits among its capitals; an id of ours has no capitals. */
function isMixed(word: string): boolean {
  return /[A-Z]/.test(word) && /[a-z]/.test(word) && /\d/.test(word)
}
