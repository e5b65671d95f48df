import { dirname } from 'node:path'
import { isTest, type SourceFile } from './sourceFile.ts'

/** Who may bring in what a page shows: the imports, the server, the forecast, the reference data. */
const writers = ['apps/import/src/', 'apps/api/src/', 'apps/predict/src/', 'packages/db/src/']
const sample = 'apps/sample/src/'
const reader = 'apps/api/src/'
/** Written for every row by the database itself. */
const byDefault = new Set(['created_at', 'updated_at', 'collected_at'])

/**
 * Columns that a handler of apps/api shows though only the sample world fills them, or nobody: on real data such a page
 * stays empty. Judged are the tables that the sample writes, and all of companies. `tables`: the text of tables.gen.ts;
 * `statements`: the SQL
 * beside the code, which says what the database computes; `apart`: tables and columns that another law holds, or that
 * nobody need bring.
 */
export function shownColumns(
  files: readonly SourceFile[],
  { tables, statements: sql, apart }: { tables: string; statements: string; apart: readonly string[] },
): string[] {
  const code = files.filter(({ path }) => !isTest(path) && !path.includes('/testing/'))
  const sampled = new Set(code.filter(({ path }) => path.startsWith(sample)).flatMap(tablesWritten))
  const written = writtenColumns(code.filter(({ path }) => writers.some((room) => path.startsWith(room))))
  const shown = shownBy(code.filter(({ path }) => path.startsWith(reader) && !path.endsWith('.gen.ts')))
  const computed = new Set(
    [...sql.replace(/\badd column /g, '\n').matchAll(/^\s*(\w+) [^,\n]*generated always/gm)].map(
      ([, name = '']) => name,
    ),
  )
  return [...columnsOfTables(tables)].flatMap(([table, columns]) => {
    if (!(sampled.has(table) || table.startsWith('company_')) || apart.includes(table)) return []
    return columns
      .filter(
        (column) => !byDefault.has(column) && !computed.has(column) && !apart.includes(`${table}.${column}`),
      )
      .filter((column) => shown(table, column) && !written.get(table)?.has(column))
      .map((column) => `${table}.${column} is shown, but nothing outside apps/sample writes it`)
  })
}

/** A column is shown where its table is read: named beside it, or named anywhere when all of the table are selected. */
function shownBy(files: readonly SourceFile[]): (table: string, column: string) => boolean {
  const words = new Map(files.map(({ path, text }) => [path, new Set(text.match(/\b[A-Za-z]\w*\b/g) ?? [])]))
  const has = (names: Set<string> | undefined, name: string) =>
    names?.has(name) || names?.has(camel(name)) || false
  return (table, column) => {
    const readers = files.filter(({ path }) => has(words.get(path), table))
    const isWhole = readers.some(({ text }) => text.includes('selectAll('))
    return (isWhole ? files : readers).some(({ path }) => has(words.get(path), column))
  }
}

function columnsOfTables(tables: string): Map<string, string[]> {
  return new Map(
    [...tables.matchAll(/^export interface (\w+) \{\n([^}]*)\}/gm)].map(([, name = '', body = '']) => [
      snake(name),
      [...body.matchAll(/^ {2}(\w+):/gm)].map(([, column = '']) => snake(column)),
    ]),
  )
}

/** Columns that statements write, by table. */
function writtenColumns(files: readonly SourceFile[]): Map<string, Set<string>> {
  const written = new Map<string, Set<string>>()
  for (const file of files) {
    for (const { table, columns, isOpen } of statements(file.text)) {
      const known = written.get(table) ?? new Set()
      // What stands in `${…}` is named beside the statement, as a word of its own.
      const beside = isOpen ? files.filter(({ path }) => dirname(path) === dirname(file.path)) : []
      for (const column of [...columns, ...beside.flatMap(quotedWords)]) known.add(column)
      written.set(table, known)
    }
  }
  return written
}

function tablesWritten({ text }: SourceFile): string[] {
  return statements(text).map(({ table }) => table)
}

type Statement = { table: string; columns: string[]; isOpen: boolean }

const inSql = /\b(?:insert into|update|copyInto\(\s*\w+,\s*[`'])\s*([a-z_]+)\b/g
const inKysely = /\b(?:insertInto|updateTable)\('(\w+)'\)/g

/** The statements of a text that write, each with the columns that it names. */
function statements(text: string): Statement[] {
  const plain = [...text.matchAll(inSql)].map(({ 1: table = '', index }): Statement => {
    const body = text.slice(index, endOf(text, index))
    const list = /^[^(]*?\(([^)]*)\)/.exec(body.startsWith('update') ? '' : body)?.[1] ?? ''
    const set = [...body.matchAll(/\b([a-z_]+) = /g)].map(([, column = '']) => column)
    return { table, columns: [...(list.match(/\b[a-z_]+\b/g) ?? []), ...set], isOpen: body.includes('${') }
  })
  const built = [...text.matchAll(inKysely)].map(({ 1: table = '', index }): Statement => {
    const body = text.slice(index, text.indexOf('.execute', index))
    return { table: snake(table), columns: (body.match(/\b[a-z]\w*\b/g) ?? []).map(snake), isOpen: false }
  })
  return [...plain, ...built]
}

/** Where the text that a statement stands in ends. */
function endOf(text: string, from: number): number {
  const quotes = [text.indexOf('`', from + 12), text.indexOf("',", from), text.indexOf("'\n", from)]
  return Math.min(text.length, ...quotes.filter((at) => at > 0))
}

function quotedWords({ text }: SourceFile): string[] {
  return [...text.matchAll(/'([a-z_]+)(?: [a-z[\]]+)?'/g)].map(([, word = '']) => word)
}

function snake(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`).replace(/^_/, '')
}

function camel(name: string): string {
  return name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())
}
