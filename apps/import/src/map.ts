export type ImportMap = { columns: Record<string, string | null>; constants: Record<string, string> }

/**
 * The file behind `--map`: `{"columns": {"header": "field", "other header": null}, "constants": {"field": "value"}}`.
 * null leaves a column out; a constant stands for a column that the file does not have.
 */
export function readMap(text: string): ImportMap {
  const parsed: unknown = JSON.parse(text)
  const columns: ImportMap['columns'] = {}
  const constants: ImportMap['constants'] = {}
  for (const [header, field] of entriesOf(parsed, 'columns')) {
    if (field !== null && typeof field !== 'string')
      throw new Error(`the map gives "${header}" no field name`)
    columns[header] = field
  }
  for (const [field, value] of entriesOf(parsed, 'constants')) constants[field] = String(value)
  return { columns, constants }
}

function entriesOf(parsed: unknown, key: 'columns' | 'constants'): [string, unknown][] {
  if (parsed === null || typeof parsed !== 'object' || !('columns' in parsed || 'constants' in parsed)) {
    throw new Error('the map file must hold an object with "columns" or "constants"')
  }
  const part: unknown = Object.entries(parsed).find(([name]) => name === key)?.[1] ?? {}
  if (part === null || typeof part !== 'object') throw new Error(`"${key}" of the map is not an object`)
  return Object.entries(part)
}
