import { traditionalPairs } from '#text/traditional.ts'

/** 0 separator, 1 CJK (one unit a character), 2 letters and digits (one unit a run). */
export const SEPARATOR = 0
export const IDEOGRAPH = 1
export const ALPHANUMERIC = 2

const folded = new Uint16Array(65_536)
const classes = new Uint8Array(65_536)

for (let code = 0; code < 65_536; code++) {
  if (code >= 0xd800 && code <= 0xdfff) {
    folded[code] = code
    classes[code] = IDEOGRAPH
    continue
  }
  const to = foldCharacter(String.fromCharCode(code))
  folded[code] = to
  classes[code] = classOf(to)
}
for (let at = 0; at < traditionalPairs.length; at += 2) {
  folded[traditionalPairs.charCodeAt(at)] = traditionalPairs.charCodeAt(at + 1)
}
// A compatibility form folds to a traditional character, and that to a simplified one (⾙, 貝, 贝).
for (let code = 0; code < 65_536; code++) folded[code] = folded[folded[code] ?? code] ?? code

// A form may have a form of its own; what is folded is not to change when it is folded again.
for (let code = 0; code < 65_536; code++) folded[code] = folded[folded[code] ?? code] ?? code
for (let code = 0; code < 65_536; code++) classes[code] = classes[folded[code] ?? code] ?? SEPARATOR

/** Full width, case, accents: whatever has a form of one character; the rest stays as it is. */
function foldCharacter(character: string): number {
  const whole = character.normalize('NFKC').toLowerCase()
  const base = whole.length > 1 ? whole.normalize('NFD').slice(0, 1) : whole.normalize('NFD')[0]
  if (whole.length === 1 && base) return base.charCodeAt(0)
  return character.toLowerCase().charCodeAt(0)
}

function classOf(code: number): number {
  if (code < 0x80) return /[a-z0-9]/.test(String.fromCharCode(code)) ? ALPHANUMERIC : SEPARATOR
  const character = String.fromCharCode(code)
  if (/\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Hangul}/u.test(character)) {
    return /\p{L}|\p{N}/u.test(character) ? IDEOGRAPH : SEPARATOR
  }
  return /\p{L}|\p{N}/u.test(character) ? ALPHANUMERIC : SEPARATOR
}

/**
 * The text as search sees it: half width, lower case, simplified, every separator a blank. UTF-16 length is
 * kept, so an offset in the folded text is an offset in the text as printed. A lone surrogate is a blank.
 */
export function fold(text: string): string {
  let result = ''
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code >= 0xd800 && code <= 0xdfff) {
      const next = text.charCodeAt(at + 1)
      if (code < 0xdc00 && next >= 0xdc00 && next <= 0xdfff) {
        result += text.slice(at, at + 2)
        at++
      } else result += ' '
      continue
    }
    result += classes[code] === SEPARATOR ? ' ' : String.fromCharCode(folded[code] ?? 32)
  }
  return result
}

/** Class of the UTF-16 code unit of a folded text; both halves of a pair are ideographs. */
export function classAt(text: string, at: number): number {
  return classes[text.charCodeAt(at)] ?? SEPARATOR
}

/** The folded text without blanks: two spellings of one name have one key. */
export function nameKey(name: string): string {
  return fold(name).replaceAll(' ', '')
}
