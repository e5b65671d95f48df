// The generic validators of spec §5. They stand alone, so that a form can use one without the schema library.

/** Local part of at most 64 characters, 254 in all (RFC 5321 §4.5.3.1); a dot in the domain. */
export function isEmail(text: string): boolean {
  return (
    text.length <= 254 &&
    /^[A-Za-z0-9_+-]+(?:\.[A-Za-z0-9_+-]+)*@(?:[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?\.)+[A-Za-z]{2,}$/.test(
      text,
    ) &&
    text.indexOf('@') <= 64
  )
}

/** 1, then 2–9, then nine digits. */
export const mobilePattern = /^1[2-9]\d{9}$/

export function isMobile(text: string): boolean {
  return mobilePattern.test(text)
}

/** http or https, with a host. */
export function isUrl(text: string): boolean {
  return /^https?:\/\/[^\s/?#]/i.test(text) && !/\s/.test(text) && URL.canParse(text)
}

/** A timestamp in seconds (10 digits) or milliseconds (13), or a real day written in 10 to 19 characters, with or without a time. */
export function isDate(text: string): boolean {
  if (/^\d+$/.test(text)) return text.length === 10 || text.length === 13
  const [, year, month, day, time] =
    /^(\d{4})[-/.](\d{2})[-/.](\d{2})(?:[ T](\d{1,2}:\d{2}(?::\d{2})?))?$/.exec(text) ?? []
  if (year === undefined || text.length < 10 || text.length > 19) return false
  return isDay(Number(year), Number(month), Number(day)) && (time === undefined || isTime(time))
}

/** YYYY-MM-DD or YYYY/MM/DD of a real day; month and day may have one digit. */
export function isIsoDate(text: string): boolean {
  const [, year, month, day] = /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})$/.exec(text) ?? []
  return year !== undefined && isDay(Number(year), Number(month), Number(day))
}

function isDay(year: number, month: number, day: number): boolean {
  const date = new Date(Date.UTC(year, month - 1, day))
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day
}

function isTime(text: string): boolean {
  const [hours = 0, minutes = 0, seconds = 0] = text.split(':').map(Number)
  return hours < 24 && minutes < 60 && seconds < 60
}

/** Digits with a sign, groups of three and a decimal point, where wanted. */
export function isNumber(text: string): boolean {
  return /^[+-]?(?:\d+|\d{1,3}(?:,\d{3})+)?(?:\.\d+)?$/.test(text) && /\d/.test(text)
}

export function isDigits(text: string): boolean {
  return /^\d+$/.test(text)
}

const idCardWeights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2]

/** 居民身份证 of 18 characters (GB 11643): a real birthday, and a last character that checks the others. */
export function isIdCard(text: string): boolean {
  const [, year, month, day] = /^[1-9]\d{5}((?:18|19|20)\d{2})(\d{2})(\d{2})\d{3}[\dXx]$/.exec(text) ?? []
  if (year === undefined || !isDay(Number(year), Number(month), Number(day))) return false
  const sum = idCardWeights.reduce((total, weight, at) => total + weight * Number(text.charAt(at)), 0)
  return '10X98765432'.charAt(sum % 11) === text.charAt(17).toUpperCase()
}

const provinces = '京津沪渝冀豫云辽黑湘皖鲁新苏浙赣鄂桂甘晋蒙陕吉闽贵粤青藏川宁琼使领'
const plate = new RegExp(
  `^[${provinces}][A-Z](?:[A-HJ-NP-Z0-9]{4}[A-HJ-NP-Z0-9挂学警港澳]|\\d{5}[A-HJK]|[A-HJK][A-HJ-NP-Z0-9]\\d{4})$`,
)

/** A plate of seven characters, or of eight for new energy (GA 36); neither I nor O. */
export function isCarPlate(text: string): boolean {
  return plate.test(text)
}

/** Not negative, no needless zero in front, at most two decimals, groups of three where wanted. */
export function isAmount(text: string): boolean {
  return /^(?:0|[1-9]\d*|[1-9]\d{0,2}(?:,\d{3})+)(?:\.\d{1,2})?$/.test(text)
}

export function isChinese(text: string): boolean {
  return /^\p{Script=Han}+$/u.test(text)
}

export function isLetters(text: string): boolean {
  return /^[A-Za-z]+$/.test(text)
}

export function isLettersOrDigits(text: string): boolean {
  return /^[A-Za-z0-9]+$/.test(text)
}

/** Both ends belong to it. */
export function isInRange(value: number, [min, max]: readonly [number, number]): boolean {
  return value >= min && value <= max
}

/** Length in characters as people count them: an emoji of the basic planes and beyond is one. Both ends belong to it. */
export function isLengthInRange(text: string, range: readonly [number, number]): boolean {
  return isInRange(Array.from(text).length, range)
}

/** Area code of 3–4 digits, dash, 7–8 digits, and an extension of 1–6 digits where there is one. */
export function isLandline(text: string): boolean {
  return /^\d{3,4}-\d{7,8}(?:-\d{1,6})?$/.test(text)
}

/** The JSON of an object or of a list. */
export function isJson(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null
  } catch {
    return false
  }
}

/** Digits, so many of them. */
export function codePattern(digits = 6): RegExp {
  return new RegExp(`^\\d{${digits}}$`)
}

export function isCode(text: string, digits = 6): boolean {
  return codePattern(digits).test(text)
}
