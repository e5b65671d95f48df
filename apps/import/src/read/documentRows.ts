import { articleRow, articlesIn } from '#read/article.ts'
import { eventRow, eventsIn } from '#read/jsonLd.ts'
import type { FieldsNamedBy } from '#read/record.ts'

type Kind = 'events' | 'articles'

/** What a JSON-LD document tells of, as rows: of events and articles those that the dataset can read. */
export function rowsOfDocument(
  document: unknown,
  namedBy: FieldsNamedBy,
): { kind: Kind; rows: Map<string, string>[] } {
  const kinds: { kind: Kind; rows: Map<string, string>[] }[] = [
    { kind: 'events', rows: eventsIn(document).map(eventRow) },
    { kind: 'articles', rows: articlesIn(document).map(articleRow) },
  ]
  const told = kinds.filter(({ rows }) => rows.length > 0)
  const readable = told.find(({ rows }) => namedBy([...new Set(rows.flatMap((row) => [...row.keys()]))]) > 0)
  return readable ?? told[0] ?? { kind: 'events', rows: [] }
}
