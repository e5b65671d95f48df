import { textOf } from '#value/text.ts'

const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ')
/** Excel counts days from here (its 29 February 1900 taken into account). */
const excelOrigin = Date.UTC(1899, 11, 30)

/**
 * A date as `YYYY-MM-DD`, or null: 2014-03-12, 2014/3/12, 2014.3.12, 2014年3月12日, 20140312, with a time behind it
 * or not; 12 March 2014, 12-Mar-2014, Mar 12, 2014; Excel's serial numbers (1928 to 2064); seconds or milliseconds since 1970.
 */
export function dateOf(value: string | undefined): string | null {
  const written = textOf(value)
  if (written === null) return null
  // Most registries write this form, millions of times.
  const plain = /^(\d{4})-(\d\d)-(\d\d)$/.exec(written)
  if (plain) return checked(Number(plain[1]), Number(plain[2]), Number(plain[3]))
  const text = written
    .normalize('NFKC')
    .replace(/^(\d{4})\s*([年./-])\s*(\d{1,2})\s*([月./-])\s*(?=\d)/, '$1$2$3$4')
    .replace(/[(（]?(?:星期|周)[一二三四五六日天][)）]?$/, '')
    .trim()
  const fast =
    /^(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})日?(?:[T\s].*)?$/.exec(text) ??
    /^(\d{4})(\d\d)(\d\d)(?:\.0)?$/.exec(text)
  if (fast) return checked(Number(fast[1]), Number(fast[2]), Number(fast[3]))
  const yearLast = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/.exec(text)
  if (yearLast) return ofTwoOrders(Number(yearLast[1]), Number(yearLast[2]), Number(yearLast[3]))
  if (/^\d{5}(?:\.\d+)?$/.test(text)) return ofSerial(Number(text))
  if (/^\d{10}$|^\d{13}$/.test(text)) return shanghaiDay(Number(text) * (text.length === 10 ? 1000 : 1))
  const english = /^(?:[a-z]{3,9},?\s+)?(\d{1,2})(?:st|nd|rd|th)?[\s-]+([a-z]{3,9})\.?,?[\s-]+(\d{4})$/i.exec(
    text,
  )
  if (english) return named(english[3], english[2], english[1])
  const american = /^(?:[a-z]{3,9},\s+)?([a-z]{3,9})\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})$/i.exec(text)
  return american ? named(american[3], american[1], american[2]) : null
}

/** 26/07/2026, where the day is too large for a month; 05/07/2026 may be two days and is none. */
function ofTwoOrders(first: number, second: number, year: number): string | null {
  if (first > 12) return checked(year, second, first)
  return second > 12 || first === second ? checked(year, first, second) : null
}

function ofSerial(serial: number): string | null {
  if (serial < 10_228 || serial > 60_000) return null
  return new Date(excelOrigin + Math.floor(serial) * 86_400_000).toISOString().slice(0, 10)
}

function shanghaiDay(milliseconds: number): string {
  return new Date(milliseconds + 8 * 3_600_000).toISOString().slice(0, 10)
}

function named(year: string | undefined, month: string | undefined, day: string | undefined): string | null {
  return checked(Number(year), months.indexOf((month ?? '').slice(0, 3).toLowerCase()) + 1, Number(day))
}

function checked(year: number, month: number, day: number): string | null {
  if (year < 1800 || year > 2200 || month < 1 || month > 12 || day < 1 || day > 31) return null
  const date = `${year}-${month < 10 ? '0' : ''}${month}-${day < 10 ? '0' : ''}${day}`
  return day <= 28 || new Date(`${date}T00:00:00Z`).getUTCDate() === day ? date : null
}
