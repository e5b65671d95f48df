import { topicsOf } from '@zhzz/search/trade/topicsOf.ts'
import type { ClientBase } from 'pg'

type Untold = { id: string; names: string[]; scope: string[] }

const untold = `
  select id, array_remove(array[name, english_name] || aliases, null) as names, scope
  from exhibition_series where industry_codes = '{}'`

const update = `
  update exhibition_series s set industry_codes = n.topics, industry_basis = 'words', updated_at = now()
  from jsonb_to_recordset($1) as n (id uuid, topics text[]) where s.id = n.id`

/** Gives every series for which no source states a topic those that its names say, else those of its scope. */
export async function tellTopics(client: ClientBase): Promise<void> {
  const { rows } = await client.query<Untold>(untold)
  const told = rows.flatMap(({ id, names, scope }) => {
    const topics = all(names) ?? all(scope)
    return topics ? [{ id, topics }] : []
  })
  if (told.length > 0) await client.query(update, [JSON.stringify(told)])
}

function all(texts: readonly string[]): string[] | null {
  const topics = [...new Set(texts.flatMap(topicsOf))]
  return topics.length > 0 ? topics : null
}
