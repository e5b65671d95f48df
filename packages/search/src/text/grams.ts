import { ALPHANUMERIC, classAt, IDEOGRAPH, SEPARATOR } from '#text/fold.ts'

/** The parts of a folded text in order: a run of letters and digits is one, each ideograph is one. */
export function units(text: string): string[] {
  const result: string[] = []
  let run = 0
  for (let at = 0; at < text.length; at = run) {
    const kind = classAt(text, at)
    run = at + 1
    if (kind === SEPARATOR) continue
    if (kind === ALPHANUMERIC) while (run < text.length && classAt(text, run) === ALPHANUMERIC) run++
    else if (isHighSurrogate(text, at)) run++
    result.push(text.slice(at, run))
  }
  return result
}

export function isWord(unit: string): boolean {
  return classAt(unit, 0) !== IDEOGRAPH
}

function isHighSurrogate(text: string, at: number): boolean {
  const code = text.charCodeAt(at)
  return code >= 0xd800 && code < 0xdc00
}

/** Longest word kept as a token, in characters; a longer one is cut, in text and query alike. */
const longestWord = 32

/**
 * Tokens by which a text contains another: each pair of neighbouring ideographs, each word. Every token of a
 * query is a token of a text that contains it. A lone ideograph between words or ends is a token of its own.
 */
export function addGrams(into: Set<string>, parts: string[], mark = '') {
  for (let at = 0; at < parts.length; at++) {
    const part = parts[at] ?? ''
    if (isWord(part)) into.add(mark + part.slice(0, longestWord))
    else {
      const next = parts[at + 1]
      if (next !== undefined && !isWord(next)) into.add(mark + part + next)
    }
  }
}

export function addSingles(into: Set<string>, parts: string[]) {
  for (const part of parts) if (!isWord(part)) into.add(part)
}

/** Whether the text has characters beyond the basic plane, two code units each, which must not be cut apart. */
export function hasPairs(text: string): boolean {
  return /[\ud800-\udfff]/.test(text)
}
