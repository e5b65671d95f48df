/** Where a booth is: in its hall the aisle, and in that the number. */
export interface BoothPlace {
  /** null: neither the list nor the number names one */
  hall: string | null
  /** Without the hall: C107 of H1-C107. */
  no: string
  /** Letters of the row, or the hundreds of a number without letters. */
  aisle: string
  number: number
}

const numerals = '一二三四五六七八九十'

/** A hall that a number begins with. Each takes what follows the hall only where that is a number of its own. */
const halls: readonly RegExp[] = [
  // 3号馆A12, E5馆 E5D21, 西馆W1-023, 一号馆 A12, B1层-203
  /^([A-Z\d.一二三四五六七八九十东西南北中]{1,5}号?[馆厅区层])[-\s]*(?=[A-Z\d])/,
  // Hall 3 A12, HALLE 11.1-C023, Pavilion 4 B20
  /^((?:HALLE|HALL|PAVILION|PAV\.?|PADIGLIONE|PABELL[OÓ]N)\s*[A-Z]?\d{0,2}(?:\.\d)?[A-Z]?)[-\s/]+(?=[A-Z]*-?\d)/,
  // 8.1H A05, 8.1H-A05, 8.1HA05
  /^(\d{1,2}\.\dH)[-\s]*(?=[A-Z]*\d)/,
  // 8.1A05, 5.2-B012
  /^(\d{1,2}\.\d)[-\s]*(?=[A-Z]{1,2}-?\d)/,
  // H1-C107, N5 A18, 1B/C12, 2F-A12, 11-A12; E1-1201
  /^([A-Z]{0,2}\d{1,2}(?:\.\d)?[A-Z]?)[-\s/]+(?=[A-Z]{1,3}[-\s]?\d|\d{3,})/,
  // A2.301, FN.1023, 12.A08
  /^([A-Z]{1,2}\d{0,2}|\d{1,2})\.(?=[A-Z]{1,2}\d|\d{3})/,
  // N1A01, as the halls in the four directions of a square number theirs; E5D21
  /^([A-Z]\d{1,2})(?=[A-Z]{1,2}\d)/,
  // 3A012: a number of one or two figures before the letter of the row
  /^(\d{1,2})(?=[A-Z]{1,2}\d{2})/,
]

/** What stands before a number in words: 展位号：A12, Booth #1234, Hall 7 Stand D40. */
const called = /(^|\s)(?:展位号?|摊位号?|BOOTH|STAND|NO\.?|STD\.?)[\s:#.]*(?=[A-Z\d])/g

/** A12, A-12, AA012, A12-1, C107B; FT C015, where a part of the hall stands before the row. */
const lettered = /^((?:[A-Z]{2,3}\s+)?[A-Z]{1,3})[-\s.]?(\d{1,5})(?:\D|$)/
/** 1234: aisle 1200, booth 34; 102 of a small hall. */
const figures = /^(\d{3,5})(?:\D|$)/

/**
 * What the number of a booth says, by the styles of lists here and abroad; the first of several numbers counts. null: it
 * says no place (待定, 海科厅, VIP). `hall`: of a column of halls, which goes before what the number begins with.
 */
export function boothPlace(printed: string, hall: string | null = null): BoothPlace | null {
  const first =
    printed
      .normalize('NFKC')
      .toUpperCase()
      .replace(/[–—_~至]/g, '-')
      .split(/[;,、&]/)[0] ?? ''
  const { hall: own, part, rest } = hallIn(first.replace(called, '$1').trim(), hall)
  const [, letters, digits] = lettered.exec(rest) ?? []
  if (letters !== undefined && digits !== undefined)
    return { hall: own, no: rest, aisle: part + letters.replace(/\s+/g, ' '), number: Number(digits) }
  const [, all] = figures.exec(rest) ?? []
  if (all === undefined) return null
  return { hall: own, no: rest, aisle: part + all.slice(0, -2), number: Number(all.slice(-2)) }
}

interface Standing {
  hall: string | null
  /** What of the hall the number names, with a blank behind it: Z1A-603 of 海科厅. */
  part: string
  rest: string
}

/** The hall of a number and what is left of it; said twice (E5馆 E5D21) it counts once. */
function hallIn(text: string, known: string | null): Standing {
  const said = known === null ? '' : hallKey(known)
  const own = ownHall(text)
  if (own === null) return { hall: known, part: '', rest: said === '' ? text : without(text, said) }
  const rest = without(text, own)
  if (known !== null && hallKey(own) !== said && !isHall.test(own))
    return { hall: known, part: `${own} `, rest }
  const again = ownHall(rest)
  const isTwice = again !== null && hallKey(again) === hallKey(own)
  return { hall: known ?? own, part: '', rest: isTwice ? without(rest, again) : rest }
}

/** It says itself that it is one, so the column of halls means the same. */
const isHall = /[馆厅区层]$|^HALL|^PA|\.\dH$/

function without(text: string, hall: string): string {
  const rest = text.slice(hall.length).replace(/^[-\s./]+/, '')
  return text.startsWith(hall) && /\d/.test(rest) ? rest : text
}

function ownHall(text: string): string | null {
  // A01-A08 is a row of booths, and A1B a booth.
  if (/^([A-Z]+)\d+\s*[-/]\s*(?:\1\d+|\d{1,2})$/.test(text)) return null
  for (const hall of halls) {
    const found = hall.exec(text)?.[1]
    if (found !== undefined) return found.trim()
  }
  return null
}

/** E5 and E5馆, Hall 3 and 3号馆, 一号馆 and 1: the same hall. */
export function hallKey(hall: string): string {
  return hall
    .normalize('NFKC')
    .toUpperCase()
    .replace(/^(?:HALLE|HALL|PAVILION|PAV\.?)\s*|号?[馆厅]$/g, '')
    .replace(/(\d)H$/, '$1')
    .replace(/[一二三四五六七八九十]/g, (numeral) => String(numerals.indexOf(numeral) + 1))
    .trim()
}

/** A text whose numbers are ordered by their value, H2 before H10; the same as exhibitor.booth_walk and `walked` of the server. */
export function walkKey(text: string): string {
  return text.toUpperCase().replace(/\d+/g, (digits) => `0000${digits}`.replace(/^\d*(\d{5})$/, '$1'))
}
