import type { ClientBase } from 'pg'

/** Of what was read: how much, and how long it took; `left` megabytes had no room. */
export type Warmed = { megabytes: number; left: number; seconds: number }

/** What a search of companies reads: its word indexes, then the rows of the best tier down to those of the last. */
const relations = `
  select c.oid::regclass::text as name, pg_relation_size(c.oid)::float8 / 1048576 as megabytes
  from pg_class c join pg_am m on m.oid = c.relam
  where c.relname ~ '^company_search_[0-3]' and pg_table_is_visible(c.oid) and (c.relkind = 'r' or m.amname = 'gin')
  order by c.relkind = 'r', c.relname`

const room = `
  select pg_size_bytes(current_setting('shared_buffers'))::float8 / 1048576 as buffers,
    pg_size_bytes(current_setting('effective_cache_size'))::float8 / 1048576 as cache`

/** The rest is for what people read and write beside their searches. */
const shareOfBuffers = 3 / 4

/**
 * Brings what searches read into memory, for after a start or a large load the first ones would wait for the disk: into
 * the server's own buffers what has room there, the rest into the system's cache. Rejects where an outside server has
 * no extension pg_prewarm and the role may not make it.
 */
export async function warmSearch(client: ClientBase): Promise<Warmed> {
  const began = performance.now()
  await client.query('create extension if not exists pg_prewarm')
  const { rows: rooms } = await client.query<{ buffers: number; cache: number }>(room)
  const { buffers = 0, cache = 0 } = rooms[0] ?? {}
  const { rows } = await client.query<{ name: string; megabytes: number }>(relations)
  let megabytes = 0
  let left = 0
  for (const relation of rows) {
    const after = megabytes + relation.megabytes
    if (after > cache) left += relation.megabytes
    else {
      const mode = after <= buffers * shareOfBuffers ? 'buffer' : 'read'
      await client.query('select pg_prewarm($1::text::regclass, $2)', [relation.name, mode])
      megabytes = after
    }
  }
  return { megabytes, left, seconds: (performance.now() - began) / 1000 }
}
