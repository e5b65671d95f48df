import { industryRows } from '@zhzz/db/reference/industryRows.ts'
import { divisionOf, industryKey } from '@zhzz/search/trade/divisionOf.ts'
import { textOf } from '#value/text.ts'

const byCode = new Map(industryRows().map((row) => [row.code, row]))
const byName = new Map(industryRows().map(({ name, code }) => [industryKey(name), code]))

/**
 * The GB/T 4754 code that we hold (section or division) of a code or a name, with the text as printed:
 * `C34`, `34`, `3421` and `通用设备制造业` give 34; of a path (`制造业>通用设备制造业`) the last known step counts.
 */
export function industryOf(value: string | undefined): { code: string | null; text: string | null } {
  const text = textOf(value)
  if (text === null) return { code: null, text: null }
  return { code: ofCode(text) ?? ofName(text) ?? ofWords(text), text }
}

function ofCode(text: string): string | null {
  const digits = /^[A-T]?(\d{2})\d{0,2}$/.exec(text)?.[1]
  if (digits !== undefined && byCode.has(digits)) return digits
  return /^[A-T]$/.test(text) ? text : null
}

function ofName(text: string): string | null {
  const whole = byName.get(industryKey(text))
  if (whole !== undefined) return whole
  for (const step of stepsOf(text)) {
    const code = byName.get(industryKey(step))
    if (code !== undefined) return code
  }
  return null
}

/** What a text may name: industries side by side in their order, of a path its narrowest step first. */
function stepsOf(text: string): string[] {
  return text.split(/[,，]/).flatMap((path) => path.split(/[>/|;；-]/).toReversed())
}

function ofWords(text: string): string | null {
  for (const step of stepsOf(text)) {
    const code = divisionOf(step)
    if (code !== null) return code
  }
  return null
}
