import { dateOf } from '#value/date.ts'
import { textOf } from '#value/text.ts'

export type DateRange = { from: string | null; to: string | null }

/** For sentences that refuse a day. */
export const dayForms = 'days are read as 2026-07-26 or 26 July 2026 or 2026年7月26日-28日'

const dash = /\s*(?:-{1,2}|[–—−－~～〜至到]+|\bto\b|\buntil\b)\s*/i

/**
 * First and last day out of one text: `2026-07-26至2026-07-28`, `2026年7月26日-28日`, `2026.07.26~07.28`,
 * `26-28 July 2026`, `July 26 - August 1, 2026`. What the text leaves out (`3月5日-8日`) is of `year`. `to` is null
 * where only one day is named, both where the first cannot be told.
 */
export function dateRangeOf(value: string | undefined, year?: number | null): DateRange {
  const text = plain(value)
  if (text === null) return { from: null, to: null }
  return chinese(text, year ?? null) ?? english(text) ?? { from: dateOf(text), to: null }
}

function plain(value: string | undefined): string | null {
  const text = textOf(value)?.normalize('NFKC')
  if (text === undefined) return null
  return text
    .replace(/[(]?(?:星期|周)[一二三四五六日天](?:至|到|-|~)?(?:(?:星期|周)?[一二三四五六日天])?[)]?/g, '')
    .replace(/\s*\d{1,2}:\d{2}(?::\d{2})?/g, '')
    .replace(/\s+/g, ' ')
    .trim()
}

function chinese(text: string, year: number | null): DateRange | null {
  const packed = text.replace(/\s*(?=[年月日./~～—–-])|(?<=[年月./~～—–-])\s*/g, '').replace(/,/g, '、')
  const begin =
    /^(\d{4})[-./年](\d{1,2})[-./月](\d{1,2})[日号]?/.exec(packed) ??
    /^()(\d{1,2})[./月](\d{1,2})[日号]?/.exec(packed)
  if (!begin) return null
  const [first, printedYear = '', month = '', day = ''] = begin
  const inYear = printedYear === '' ? year : Number(printedYear)
  const from = inYear === null ? null : dateOf(`${inYear}-${month}-${day}`)
  if (from === null || inYear === null) return null
  const rest = packed
    .slice(first.length)
    .replace(dash, '')
    .replace(/^[、/]/, '')
  if (rest === '') return { from, to: null }
  return { from, to: last(rest, inYear, Number(month), from) }
}

/** The last day from what stands behind the dash; a month before the first one is of the next year. */
function last(text: string, year: number, month: number, from: string): string | null {
  const whole = dateOf(text.replace(/号$/, '日'))
  if (whole !== null) return whole
  const [, days] = /^(\d{1,2})[日号]?$/.exec(text) ?? []
  if (days !== undefined) return dateOf(`${year}-${month}-${days}`)
  const [, toMonth, toDay] = /^(\d{1,2})[-./月](\d{1,2})[日号]?$/.exec(text) ?? []
  if (toMonth === undefined) return null
  const same = dateOf(`${year}-${toMonth}-${toDay}`)
  return same !== null && same < from && Number(toMonth) < month
    ? dateOf(`${year + 1}-${toMonth}-${toDay}`)
    : same
}

const word = '([A-Za-z]{3,9})\\.?'
const number = '(\\d{1,2})(?:st|nd|rd|th)?'
const year = '(\\d{4})'
const between = dash.source
const dayMonths = new RegExp(
  `^${number}(?: ${word})?(?:,? ${year})?${between}${number} ${word},? ${year}$`,
  'i',
)
const monthDays = new RegExp(
  `^${word} ${number}(?:,? ${year})?${between}(?:${word} )?${number},? ${year}$`,
  'i',
)

function english(text: string): DateRange | null {
  const british = dayMonths.exec(text)
  if (british) {
    const [, day = '', month, firstYear, lastDay = '', lastMonth = '', lastYear = ''] = british
    return {
      from: dateOf(`${day} ${month ?? lastMonth} ${firstYear ?? lastYear}`),
      to: dateOf(`${lastDay} ${lastMonth} ${lastYear}`),
    }
  }
  const american = monthDays.exec(text)
  if (!american) return null
  const [, month = '', day = '', firstYear, lastMonth, lastDay = '', lastYear = ''] = american
  return {
    from: dateOf(`${day} ${month} ${firstYear ?? lastYear}`),
    to: dateOf(`${lastDay} ${lastMonth ?? month} ${lastYear}`),
  }
}
