import { syllablesOf } from '#text/pinyin.ts'

/** Shorter own words have too many neighbours. */
const shortest = 5

/** How a slip of the hand changed own words: another character of the same sound, one too many, one too few, two changed over. */
export function slip(one: string, other: string): 'sound' | 'character' | null {
  if (one.length === other.length) {
    if (
      one.length >= 4 &&
      differences(one, other) <= 2 &&
      syllablesOf(one).join(' ') === syllablesOf(other).join(' ')
    )
      return 'sound'
    return one.length >= shortest && isChangedOver(one, other) ? 'character' : null
  }
  const [short, long] = one.length < other.length ? [one, other] : [other, one]
  return short.length >= shortest && long.length === short.length + 1 && lacksOne(short, long)
    ? 'character'
    : null
}

function differences(one: string, other: string): number {
  let count = 0
  for (let at = 0; at < one.length; at++) if (one[at] !== other[at]) count += 1
  return count
}

function isChangedOver(one: string, other: string): boolean {
  let at = 0
  while (at < one.length && one[at] === other[at]) at += 1
  return one[at] === other[at + 1] && one[at + 1] === other[at] && one.slice(at + 2) === other.slice(at + 2)
}

function lacksOne(short: string, long: string): boolean {
  let at = 0
  while (at < short.length && short[at] === long[at]) at += 1
  return short.slice(at) === long.slice(at + 1)
}
