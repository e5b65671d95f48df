import { pinyin } from 'pinyin-pro'
import { classAt, IDEOGRAPH } from '#text/fold.ts'

/** Syllables of own words that a document keeps in full. */
export const longestSpelled = 4

const syllables = new Map<string, string>()
/** Characters whose reading depends on the word, common in company names. */
const heteronyms = /[重长行乐曾朝都单参厦盛藏传解调车会]/

function syllableOf(character: string): string {
  const known = syllables.get(character)
  if (known !== undefined) return known
  const spelled = pinyin(character, { toneType: 'none', type: 'array', v: true })[0] ?? ''
  const syllable = /^[a-z]+$/.test(spelled) ? spelled : ''
  syllables.set(character, syllable)
  return syllable
}

/** The syllables of a folded text without tones; letters and digits stand as they are, one entry each. */
export function syllablesOf(text: string): string[] {
  if (heteronyms.test(text)) {
    return pinyin(text, { toneType: 'none', type: 'array', v: true, nonZh: 'spaced' }).map((syllable) =>
      syllable.trim(),
    )
  }
  const result: string[] = []
  for (let at = 0; at < text.length; at++) {
    const character = text.charAt(at)
    result.push(classAt(text, at) === IDEOGRAPH ? syllableOf(character) : character)
  }
  return result
}

/** How the first four characters of own words are spelled in the tokens of a document; undefined where it cannot be told. */
export function spellingOf(own: string): string | undefined {
  const spelled = syllablesOf(own.slice(0, longestSpelled))
  return spelled.length > 1 && spelled.every((syllable) => /^[a-z]+$/.test(syllable))
    ? spelled.join('')
    : undefined
}

/** Whether two texts of as many characters are pronounced alike. */
export function soundsLike(one: string, other: string): boolean {
  return one.length === other.length && syllablesOf(one).join(' ') === syllablesOf(other).join(' ')
}

/** First letters: 华为技术 → hwjs. */
export function initials(syllables: string[]): string {
  let result = ''
  for (const syllable of syllables) result += syllable.charAt(0)
  return result
}
