import { TypeOverrides, types } from 'pg'

const standard = new TypeOverrides()
const { INT8, NUMERIC, DATE } = types.builtins
const arrayOf = new Map([
  [1016, INT8],
  [1231, NUMERIC],
  [1182, DATE],
])

const scalars = new Map<number, (text: string) => unknown>([
  [INT8, safeInteger],
  [NUMERIC, Number],
  [DATE, (text) => text],
])

/**
 * How values arrive in JavaScript, decided once and matched by tables.gen.ts:
 * `bigint` a number (an error beyond 2^53, never a rounded value), `numeric` a number (our columns hold
 * at most 15 digits), `date` the text 'YYYY-MM-DD', `timestamptz` a Date, `json` parsed, the rest as pg does.
 */
export const parsing = {
  getTypeParser(oid: number, format?: 'text' | 'binary') {
    const element = arrayOf.get(oid)
    const parse = scalars.get(element ?? oid)
    if (!parse || format === 'binary') return standard.getTypeParser(oid, format)
    if (element === undefined) return parse
    return (text: string) => parseList(text, parse)
  },
}

function safeInteger(text: string): number {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new RangeError(`bigint ${text} does not fit a JavaScript number`)
  return value
}

/** One dimension, which is all we use; numbers and dates are never quoted there. */
function parseList(text: string, parse: (item: string) => unknown): unknown[] {
  if (text === '{}') return []
  return text
    .slice(1, -1)
    .split(',')
    .map((item) => (item === 'NULL' ? null : parse(item)))
}
