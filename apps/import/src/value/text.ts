/** Words that vendors write for "nothing known". */
const nothing = new Set([
  '-',
  '--',
  '—',
  '——',
  '/',
  '\\',
  '无',
  '暂无',
  '未知',
  '不详',
  '未公开',
  '未公示',
  'null',
  'NULL',
  'None',
  'none',
  'nan',
  'NaN',
  'N/A',
  'n/a',
  '#N/A',
])

/** The text of a cell, or null for an empty one. NUL, control characters and lone surrogates become blanks. */
export function textOf(value: string | undefined): string | null {
  if (value === undefined || value === '') return null
  const clean =
    /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/.test(value) || !value.isWellFormed()
      ? cleaned(value)
      : value
  const text = clean.trim()
  return text === '' || nothing.has(text) ? null : text
}

/** One line of text: blanks and line ends inside become one blank. */
export function lineOf(value: string | undefined): string | null {
  const text = textOf(value)
  return text === null || !/\s{2}|[\n\r\t]/.test(text) ? text : text.replace(/\s+/g, ' ')
}

function cleaned(value: string): string {
  return value
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g, ' ')
    .toWellFormed()
    .replaceAll('\ufffd', ' ')
}

/** A list in one cell, separated by ; ； 、 , ， | or line ends. */
export function listOf(value: string | undefined): string[] {
  const text = textOf(value)
  if (text === null) return []
  const items = text.split(/[;；、,，|\n]/).map((item) => lineOf(item))
  return [...new Set(items.filter((item) => item !== null))]
}

const legalForm =
  /^\s*(?:Ltd|Limited|Inc|LLC|L\.L\.C|Co|Corp|Company|S\.?A|S\.?A\.?S|GmbH|AG|KG|PLC|LLP|L\.?P|S\.?L|B\.?V|N\.?V|Pte|Pty|Pvt|S\.?p\.?A|S\.?r\.?l|Jr|Sr)\b/i

/** Names in one cell, separated as in a list; the comma before a legal form (`Yanzhou Co., Ltd.`) parts nothing. */
export function namesOf(value: string | undefined): string[] {
  const text = textOf(value)
  if (text === null) return []
  const names: string[] = []
  for (const group of text.split(/[;；、|\n]/)) {
    const parts = group.split(/[,，]/)
    for (const [at, part] of parts.entries()) {
      const before = names.at(-1)
      if (at > 0 && before !== undefined && legalForm.test(part))
        names[names.length - 1] = `${before},${part}`
      else names.push(part)
    }
  }
  const cleaned = names.map((name) => lineOf(name)).filter((name) => name !== null)
  return [...new Set(cleaned)]
}

/** A whole number with thousands separators and a unit behind it (`1,200人`), or null. */
export function countOf(value: string | undefined): number | null {
  const text = textOf(value)?.replace(/[,，\s]/g, '')
  const digits = text === undefined ? undefined : /^(\d{1,9})(?:\.0+)?[\u4e00-\u9fa5]*$/.exec(text)?.[1]
  return digits === undefined ? null : Number(digits)
}

/**
 * A number in m² or another unit behind it: `9㎡`, `1.5万平方米`, `约12,000.5 m2`, `800+`. A bare number counts in
 * the unit of its header: ten thousands where that says 万.
 */
export function numberOf(value: string | undefined, header = ''): number | null {
  const text = textOf(value)
    ?.normalize('NFKC')
    .replace(/[,\s]/g, '')
    .replace(/^(?:约|近|超过?|逾|达|>|over|about)/i, '')
  const [, digits, behind = ''] =
    (text === undefined ? null : /^(-?\d{1,12}(?:\.\d+)?)[+多余]?(.*)/.exec(text)) ?? []
  if (digits === undefined) return null
  const inTenThousands = behind === '' ? header.includes('万') : behind.startsWith('万')
  return inTenThousands ? Math.round(Number(digits) * 1_000_000) / 100 : Number(digits)
}
