import { textOf } from '#value/text.ts'

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
const displayed = ['zh-Hans', 'en', 'fr', 'es', 'de'].map(
  (locale) => new Intl.DisplayNames(locale, { type: 'region' }),
)
const others: [string, string][] = [
  ['usa', 'US'],
  ['u.s.a.', 'US'],
  ['uk', 'GB'],
  ['great britain', 'GB'],
  ['england', 'GB'],
  ['uae', 'AE'],
  ['korea', 'KR'],
  ['republic of korea', 'KR'],
  ['south korea', 'KR'],
  ['czech republic', 'CZ'],
  ['russian federation', 'RU'],
  ['türkiye', 'TR'],
  ['turkey', 'TR'],
  ['viet nam', 'VN'],
  ['macao', 'MO'],
  ['hong kong', 'HK'],
  ['阿联酋', 'AE'],
  ['沙特', 'SA'],
  ['捷克共和国', 'CZ'],
  ['俄国', 'RU'],
  ['中国大陆', 'CN'],
  ['china', 'CN'],
  ['p.r. china', 'CN'],
  ['pr china', 'CN'],
  ['香港', 'HK'],
  ['澳门', 'MO'],
  ['台湾', 'TW'],
]
/** Without codes of the past, which Intl names as what came after them. */
const codes = letters
  .flatMap((first) => letters.map((second) => first + second))
  .filter((code) => Intl.getCanonicalLocales(`und-${code}`)[0] === `und-${code}`)
const codeByName = new Map([
  ...displayed.flatMap((names) => codes.map((code) => [names.of(code)?.toLowerCase() ?? '', code] as const)),
  ...others,
])

/** ISO 3166-1 alpha-2 of a code or of a name in Chinese, English, French, Spanish or German. */
export function countryOf(value: string | undefined): string | null {
  const text = textOf(value)?.normalize('NFKC')
  if (text === undefined) return null
  if (/^[A-Z]{2}$/.test(text)) return text === 'UK' ? 'GB' : text
  return codeByName.get(text.toLowerCase()) ?? null
}

/** Code of the region table: a country's own, and of Hong Kong, Macao and Taiwan that of GB/T 2260; null for China as a whole. */
export function regionOfCountry(code: string | null): string | null {
  if (code === null || code === 'CN') return null
  return { HK: '810000', MO: '820000', TW: '710000' }[code] ?? code
}
