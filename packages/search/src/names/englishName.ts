import type { Anatomy } from '#names/anatomy.ts'
import { fold } from '#text/fold.ts'
import { syllablesOf } from '#text/pinyin.ts'
import { regionByCode } from '#text/region.ts'
import { englishForms } from '#text/words.ts'

/** Words that lists shorten or put in another form. */
const same = new Map(
  Object.entries({
    tech: 'technology',
    technologies: 'technology',
    technological: 'technology',
    intl: 'international',
    int: 'international',
    mfg: 'manufacturing',
    manufacture: 'manufacturing',
    manufacturer: 'manufacturing',
    industries: 'industry',
    industrial: 'industry',
    electronics: 'electronic',
    electrical: 'electric',
    machine: 'machinery',
    machines: 'machinery',
    equipments: 'equipment',
    materials: 'material',
    systems: 'system',
    sci: 'science',
    dev: 'development',
    eng: 'engineering',
    info: 'information',
    imp: 'import',
    exp: 'export',
    centre: 'center',
    services: 'service',
    solutions: 'solution',
    instruments: 'instrument',
    robotics: 'robot',
    robots: 'robot',
  }),
)

/** The words of an English name that tell it from others, each in one form; in the order they are printed in. */
export function englishWords(text: string): string[] {
  const folded = fold(text.replace(/['’]/g, ''))
  if (!/[a-z]{2}/.test(folded)) return []
  return folded
    .split(' ')
    .filter((word) => word !== '' && !englishForms.has(word))
    .map((word) => same.get(word) ?? word)
}

/** Words that many names have: whoever is looked for has another one too. */
const common = new Set([
  ...same.values(),
  ...'china chinese trading trade import export energy power new electronic intelligent smart digital automation medical environmental software network culture media consulting'.split(
    ' ',
  ),
])

let placeWords: Map<string, string | undefined> | undefined

/** Chinese provinces and cities in pinyin, with their codes; without one where two cities are spelled alike. */
function placesInPinyin(): Map<string, string | undefined> {
  if (placeWords) return placeWords
  placeWords = new Map()
  for (const { shortName, code } of regionByCode.values()) {
    if (code.length > 4) continue
    const spelled = syllablesOf(shortName).join('')
    const other = placeWords.get(spelled)
    placeWords.set(spelled, other !== undefined && !code.startsWith(other) ? undefined : (other ?? code))
  }
  return placeWords
}

export type EnglishName = {
  /** The words in one form each, in order. */
  words: string[]
  /** As printed, without places and words that many names have; all of them where nothing else is left. */
  telling: string[]
  /** Code of the first place in China it names. */
  region: string | undefined
  /** The words behind the place that may be a stem in pinyin. */
  stem: string[]
}

export function readEnglish(text: string): EnglishName {
  const words = englishWords(text)
  const places = placesInPinyin()
  const raw = fold(text.replace(/['’]/g, ''))
    .split(' ')
    .filter((word) => word.length > 1 && !englishForms.has(word))
  const telling = raw.filter((word) => !places.has(word) && !common.has(same.get(word) ?? word))
  const place = words.find((word) => places.has(word))
  return {
    words,
    telling: telling.length > 0 ? telling : raw,
    region: place === undefined ? undefined : places.get(place),
    stem: words.filter((word) => word !== place && word !== 'china').slice(0, 3),
  }
}

/** Whether the first words spell the stem of a Chinese name in pinyin, as in `Shanghai Mingri Technology`. */
export function spells({ stem: words }: EnglishName, { core, starts, ends }: Anatomy): boolean {
  const from = starts.at(-1) ?? 0
  return ends.some((end) => {
    if (end - from < 2) return false
    const stem = syllablesOf(core.slice(from, end)).join('')
    return words.some((_, at) => words.slice(0, at + 1).join('') === stem)
  })
}
