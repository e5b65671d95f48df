import { type RawBuilder, sql } from 'kysely'

/** Whether a text holds every word that was typed, whatever its case. */
export function holdsWords(text: RawBuilder<string>, typed: string): RawBuilder<boolean> {
  const patterns = typed
    .split(/\s+/)
    .filter((word) => word !== '')
    .map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`)
  return sql<boolean>`${text} ilike all (${patterns}::text[])`
}
