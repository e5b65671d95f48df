import { anatomy } from '@zhzz/search/names/anatomy.ts'
import { regionAt } from '@zhzz/search/text/region.ts'
import { traditionalPairs } from '@zhzz/search/text/traditional.ts'

/** A name as an exhibitor list may print it; null where this company's name has no such print. */
export type Misprint = (name: string, number: number) => string | null

const form = /(?:股份有限公司|有限责任公司|集团有限公司|有限公司)$/
const traditional = new Map<string, string>()
for (let at = 0; at < traditionalPairs.length; at += 2) {
  const simplified = traditionalPairs.charAt(at + 1)
  if (!traditional.has(simplified)) traditional.set(simplified, traditionalPairs.charAt(at))
}

/** The place in front, what is behind it, and the legal form at the end. */
function partsOf(name: string): { place: string; own: string; end: string } | null {
  const end = form.exec(name)?.[0]
  if (end === undefined || /[()（）]/.test(name)) return null
  const { core, starts, places } = anatomy(name)
  let from = 0
  for (const [at, start] of starts.entries()) {
    const place = places[at]
    if (place?.certain && place.code !== undefined) from = start
  }
  const body = name.slice(0, name.length - end.length)
  if (core.length !== body.length || from === 0 || body.length - from < 2) return null
  return { place: body.slice(0, from), own: body.slice(from), end }
}

const withParts =
  (print: (parts: NonNullable<ReturnType<typeof partsOf>>) => string): Misprint =>
  (name) => {
    const parts = partsOf(name)
    return parts && print(parts)
  }

const changed = (print: string, name: string) => (print === name ? null : print)

/** Ways to print the same company that leave no doubt. */
export const sameCompany: Record<string, Misprint> = {
  'as registered': (name) => name,
  'place in brackets': withParts(({ place, own, end }) => `${own}（${place}）${end}`),
  'brackets of the other width': (name) =>
    changed(
      name.replace(/[()（）]/g, (bracket) => '（）()'['()（）'.indexOf(bracket)] ?? ''),
      name,
    ),
  'blanks, full width': (name) =>
    `${name.slice(0, 4)} ${name.slice(4)}`.replace(/[A-Za-z0-9]/g, (letter) =>
      String.fromCharCode(letter.charCodeAt(0) + 0xfee0),
    ),
  'traditional characters': (name) =>
    changed([...name].map((character) => traditional.get(character) ?? character).join(''), name),
  'other legal form': (name) =>
    name.endsWith('有限责任公司')
      ? name.replace(/有限责任公司$/, '有限公司')
      : name.endsWith('股份有限公司')
        ? name.replace(/股份有限公司$/, '有限公司')
        : changed(name.replace(/有限公司$/, '有限责任公司'), name),
  'no legal form': (name) => changed(name.replace(form, ''), name),
  'place and 市': (name) => {
    const parts = partsOf(name)
    const isCity = parts !== null && regionAt(`${parts.place}市`, 0)?.length === parts.place.length + 1
    return isCity ? `${parts.place}市${parts.own}${parts.end}` : null
  },
  'booth behind': (name) => `${name}（展位A12）`,
  'number in front': (name, number) => `${(number % 90) + 1}、${name}`,
  'English in brackets behind': (name) => `${name}(Example Technology Co., Ltd.)`,
}

/** Prints that a person must look at: more than one company may be meant. */
export const perhapsCompany: Record<string, Misprint> = {
  'no place': withParts(({ own, end }) => own + end),
  'no place, no legal form': withParts(({ own }) => own),
  'stem alone': (name) => {
    const { core, starts, ends } = anatomy(name)
    const stem = core.slice(starts.at(-1) ?? 0, ends.at(-1))
    return stem.length > 1 ? changed(stem, name) : null
  },
  group: (name) => changed(name.replace(/(?<!集团|股份)有限公司$/, '集团有限公司'), name),
  branch: (name) => (form.test(name) ? `${name}苏州分公司` : null),
  'one character left out': (name, number) => {
    const at = 1 + (number % Math.max(1, name.length - 5))
    return name.slice(0, at) + name.slice(at + 1)
  },
  'two characters changed over': (name, number) => {
    const at = 1 + (number % Math.max(1, name.length - 6))
    return changed(name.slice(0, at) + name.charAt(at + 1) + name.charAt(at) + name.slice(at + 2), name)
  },
  'one character another': (name, number) => {
    const at = 1 + (number % Math.max(1, name.length - 5))
    return `${name.slice(0, at)}${'华新天海金星'.charAt(number % 6)}${name.slice(at + 1)}`
  },
}

/** An English name in other words. */
export const inEnglish: Record<string, Misprint> = {
  'English as known': (name) => name,
  'English, other legal form': (name) =>
    changed(name.replace(/,?\s*co\.?\s*,?\s*ltd\.?$/i, ' Company Limited'), name),
  'English, no legal form': (name) =>
    changed(name.replace(/[,\s]*(?:co\b\.?)?[,\s]*(?:ltd|limited|inc|llc)\.?$/i, ''), name),
  'English, place behind in brackets': (name) =>
    changed(name.replace(/^(\w+) (.+?)(,?\s*co\.?,?\s*ltd\.?)$/i, '$2 ($1)$3'), name),
  'English, no place': (name) =>
    changed(
      name.replace(
        /^(?:Shanghai|Beijing|Shenzhen|Hangzhou|Guangzhou|Suzhou|China|Jiangsu|Zhejiang|Nanjing|Wuhan|Chengdu)\s+/i,
        '',
      ),
      name,
    ),
  'English, Tech. for Technology': (name) => changed(name.replace(/Technolog(?:y|ies)/i, 'Tech.'), name),
}
