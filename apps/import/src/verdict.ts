import type { Columns } from '#header.ts'

/** What becomes of a source row: a row to write, with values that had to be left out, or a reason in words. */
export type Verdict<Row> = { row: Row; warnings: string[] } | { rejected: string }

/** The cells of one row by field; constants stand for columns the file does not have. */
export type Cells<Field extends string> = {
  get(field: Field): string | undefined
  /** The column's header as printed. */
  header(field: Field): string | undefined
}

export function cellsOf<Field extends string>(
  columns: Columns<Field>,
  values: string[],
  constants: Partial<Record<string, string>>,
): Cells<Field> {
  return {
    get(field) {
      const at = columns.at[field]
      const value = at === undefined ? undefined : values[at]
      return value === undefined || value === '' ? constants[field] : value
    },
    header: (field) => columns.printed[field],
  }
}
