import { readFile } from 'node:fs/promises'
import { parse } from 'csv-parse/sync'

export type Pair = { query: string; answer: string; relation: string }

const headers = {
  query: ['query', 'short_clean', 'short_name', 'brand'],
  answer: ['answer', 'answer_full_name', 'full_name', 'company_name'],
  relation: ['relation'],
}

/**
 * Pairs of a query and the full name it should find. Columns are known by their headers, or named by `map`
 * (`query=short_name,answer=full_name`). Pairs without a query or an answer are left out.
 */
export async function readPairs(file: string, map: string): Promise<Pair[]> {
  const given = new Map(map.split(',').map((part) => [part.split('=')[0], part.split('=')[1]]))
  const rows: Record<string, string>[] = parse(await readFile(file, 'utf8'), { columns: true, bom: true })
  const column = (name: keyof typeof headers) => {
    const known = [given.get(name), ...headers[name]].find((header) => header && header in (rows[0] ?? {}))
    if (known === undefined) throw new Error(`${file}: no column for ${name}; say --map ${name}=…`)
    return known
  }
  const [query, answer, relation] = [column('query'), column('answer'), column('relation')]
  return rows
    .map((row) => ({ query: row[query] ?? '', answer: row[answer] ?? '', relation: row[relation] ?? '' }))
    .filter((pair) => pair.query.trim() !== '' && pair.answer.trim() !== '')
}
