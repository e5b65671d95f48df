import type { CodesOf, CompanyModule, ValuesOf } from '@zhzz/contract/companyModule/companyModule.ts'
import { codesOf, type FieldKind } from '@zhzz/contract/companyModule/fieldKind.ts'
import { isIdCard } from '@zhzz/contract/validator.ts'
import { nameKey } from '@zhzz/search/text/fold.ts'
import { type Named, namedIn } from '#company/named.ts'
import { capitalOf } from '#value/capital.ts'
import { dateOf } from '#value/date.ts'
import { countOf, lineOf, listOf, textOf } from '#value/text.ts'
import { webAddressOf } from '#value/webAddress.ts'
import type { Cells, Verdict } from '#verdict.ts'

/** How files of a module are read; a field or a code without words does not compile. */
export interface ModuleFiles<M extends CompanyModule> {
  /** What vendors call each field, a blank between the names. */
  headers: { readonly [Field in keyof M['fields'] & string]: string }
  /** What vendors write for each code. */
  codes: { readonly [Field in keyof CodesOf<M>]: Readonly<Record<CodesOf<M>[Field], RegExp>> }
  /** What follows from the other values. */
  settle?(values: ValuesOf<M>): ValuesOf<M>
}

export type ModuleValues = Readonly<Record<string, Value>>
type Value = string | number | boolean | readonly string[] | null
export type ModuleRow = Named & { values: ModuleValues }
/** The same of any module. */
export type AnyModuleFiles = {
  headers: Readonly<Record<string, string>>
  codes: Readonly<Record<string, Readonly<Record<string, RegExp>>>>
  settle?(values: ModuleValues): ModuleValues
}

const longestKey = 200
const longestProse = 20_000

/** A record of a company. What cannot be read is left out with a warning; without its key it is refused. */
export function moduleRow(module: CompanyModule, files: AnyModuleFiles) {
  return (cells: Cells<string>): Verdict<ModuleRow> => {
    const named = namedIn(cells)
    if ('rejected' in named) return named
    const warnings: string[] = []
    const read = Object.entries(module.fields).map(([field, kind]): [string, Value] => {
      if (kind === 'withheld') return [field, withheldIn(module, cells)]
      const value = valueOf(kind, cells, field, files.codes[field] ?? {})
      if (value === null && textOf(cells.get(field)) !== null && !isWithheld(cells.get(field)))
        warnings.push(`${field}: could not be read and was left out`)
      return [field, value]
    })
    const told = { ...Object.fromEntries(read), ...currencyOf(module, cells) }
    const values: Record<string, Value> = { ...(files.settle?.(told) ?? told) }
    for (const [at, field] of module.key.entries()) {
      const kind = module.fields[field]
      // What is told apart further by a text that is not told is the one without.
      if (at > 0 && kind === 'text') values[field] ??= ''
      const value = values[field] ?? null
      if (value === null || (at === 0 && value === '')) return { rejected: `no ${field}` }
      if (String(value).length > longestKey)
        return { rejected: `${field} is longer than ${longestKey} characters` }
      if (kind === 'name' && nameKey(String(value)) === '') return { rejected: `${field} has no letters` }
    }
    return { row: { ...named, values }, warnings }
  }
}

function valueOf(
  kind: FieldKind,
  cells: Cells<string>,
  field: string,
  words: Readonly<Record<string, RegExp>>,
): Value {
  const cell = cells.get(field)
  if (typeof kind !== 'string') {
    const said = textOf(cell) ?? ''
    const found = codesOf(kind).filter((code) => words[code]?.test(said))
    return 'anyOf' in kind ? found : (found[0] ?? null)
  }
  if (kind === 'date') return dateOf(cell)
  if (kind === 'money') return capitalOf(cell, unitOf(cells.header(field))).amount
  if (kind === 'currency') return textOf(cell) === null ? null : capitalOf(`1${cell}`).currency
  if (kind === 'percent') return percentOf(cell)
  if (kind === 'count') return countOf(cell)
  if (kind === 'year') return yearOf(cell)
  if (kind === 'flag') return flagOf(cell, cells.header(field))
  if (kind === 'texts') return listOf(cell).filter((text) => !tellsPerson(text))
  if (kind === 'link' || kind === 'image') return webAddressOf(cell)
  if (kind === 'prose') return publicText(textOf(cell)?.replace(/\r\n?/g, '\n').slice(0, longestProse))
  return publicText(lineOf(cell))
}

function publicText(text: string | null | undefined): string | null {
  return !text || tellsPerson(text) ? null : text
}

/** 企业选择不公示: an amount that the company keeps to itself is not an unknown one. */
function isWithheld(cell: string | undefined): boolean {
  return /不公示|不公开|not disclosed|undisclosed/i.test(cell ?? '')
}

function withheldIn({ fields }: CompanyModule, cells: Cells<string>): string[] {
  return Object.keys(fields).filter((field) => fields[field] === 'money' && isWithheld(cells.get(field)))
}

/** 万元 in the header counts for bare numbers. */
function unitOf(header: string | undefined): number {
  return header?.includes('万') ? 10_000 : 1
}

/** `60.5%`, `60.5`, `60.5％`. */
function percentOf(cell: string | undefined): number | null {
  const text = textOf(cell)?.normalize('NFKC').replace(/\s/g, '') ?? ''
  const digits = /^(\d{1,3}(?:\.\d+)?)%?$/.exec(text)?.[1]
  return digits === undefined || Number(digits) > 100 ? null : Number(digits)
}

/** `2025`, `2025年度报告`, `2025-12-31`. */
function yearOf(cell: string | undefined): number | null {
  const digits = /^(?:19|20|21)\d\d(?!\d)/.exec(textOf(cell) ?? '')?.[0]
  return digits === undefined ? null : Number(digits)
}

/** Whether a record still holds. A header that asks for the past (是否历史) turns a yes round; silence means that it does. */
function flagOf(cell: string | undefined, header = ''): boolean {
  const text = textOf(cell)?.toLowerCase() ?? ''
  if (/历史|离任|卸任|退出|曾任|past|former|left/.test(text)) return false
  const asksForPast = /历史|离任|退出|past|former|history/i.test(header)
  if (/^(?:否|不是|不|n|no|false|0)$/.test(text)) return asksForPast
  return text === '' || !(asksForPast && /^(?:是|y|yes|true|1)$/.test(text))
}

/** Of a record's money: what is told, else what stands with an amount. */
function currencyOf({ fields }: CompanyModule, cells: Cells<string>): Record<string, Value> {
  const named = Object.keys(fields).find((field) => fields[field] === 'currency')
  if (named === undefined || textOf(cells.get(named)) !== null) return {}
  const amounts = Object.keys(fields).filter((field) => fields[field] === 'money')
  const known = amounts.map((field) => capitalOf(cells.get(field))).find(({ amount }) => amount !== null)
  return { [named]: known?.currency ?? null }
}

/** An identity card or a mobile number tells a person from all others: neither belongs into a public record. */
function tellsPerson(text: string): boolean {
  const numbers = text.normalize('NFKC').match(/\d[\d\s-]{9,}[\dXx]/g) ?? []
  return numbers.some((number) => {
    const digits = number.replace(/[\s-]/g, '')
    return isIdCard(digits) || /^1[2-9]\d{9}$/.test(digits)
  })
}
