import { divisionWords } from '#trade/divisionWords.ts'

/** Spelling of an industry's name apart from what differs between sources: 、和与及, brackets, a class of stocks (Ⅲ), 业. */
export function industryKey(name: string): string {
  return name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/(?<=[\u4e00-\u9fff])i{1,3}$/, '')
    .replace(/[\s、,，;；/()和与及-]/g, '')
    .replace(/(?<=..)业$/, '')
}

const codes = new Map(divisionWords().map(([word, code]) => [industryKey(word), code]))
const longest = Math.max(...[...codes.keys()].map((word) => word.length))

/**
 * The division of GB/T 4754-2017, else its section, that an industry's name means by its words: by the whole, else by the
 * longest word in it, of equally long ones the last, where Chinese has the noun. Null where no word is known.
 */
export function divisionOf(name: string): string | null {
  const key = industryKey(name)
  const whole = codes.get(key)
  if (whole !== undefined) return whole
  const words = wordsIn(key).filter(({ word }) => !/^[a-z]+$/.test(word) || standsAlone(word, name))
  return (words.find(({ code }) => /^\d/.test(code)) ?? words[0])?.code ?? null
}

/** The known words of a text, the longest first, then the last. */
function wordsIn(key: string): { word: string; code: string }[] {
  const found: { word: string; code: string; at: number }[] = []
  for (let at = 0; at < key.length; at++)
    for (let length = 2; length <= Math.min(longest, key.length - at); length++) {
      const word = key.slice(at, at + length)
      const code = codes.get(word)
      if (code !== undefined) found.push({ word, code, at })
    }
  return found.sort((a, b) => b.word.length - a.word.length || b.at - a.at)
}

/** Whether a word in Latin letters is a word of the text: IT is none of Munitions. */
function standsAlone(word: string, text: string): boolean {
  return new RegExp(`(?<![a-z])${word}(?![a-z])`, 'i').test(text.normalize('NFKC'))
}
