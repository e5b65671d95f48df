import { tokensText } from '@zhzz/search/document/tokensText.ts'
import { topicsOf } from '@zhzz/search/trade/topicsOf.ts'
import type { ClientBase } from 'pg'
import { v7 as uuid } from 'uuid'
import { dataset, type Writer } from '#dataset.ts'
import { type About, openAbout } from '#news/about.ts'
import { type NewsRow, newsFields, newsRow } from '#news/row.ts'
import { link, place } from '#news/write.ts'
import { isNotOlder } from '#precedence.ts'
import { asRead, type Numbered } from '#reading.ts'

/** 资讯: articles of feeds (RSS, Atom), of JSON-LD and of tables. */
export const news = dataset(
  'news',
  { ...asRead, fields: newsFields, needs: ['title'], table: 'news', batchRows: 100, read: newsRow },
  newsWriter,
)

const columns = [
  ['category', 'text'],
  ['title', 'text'],
  ['summary', 'text'],
  ['content_html', 'text'],
  ['cover_urls', 'text[]'],
  ['publisher', 'text'],
  ['author', 'text'],
  ['origin_url', 'text'],
  ['published_on', 'date'],
  ['published_at', 'timestamptz'],
  ['published_zone', 'text'],
  ['is_top', 'boolean'],
  ['tags', 'text[]'],
  ['search_tokens', 'tsvector'],
  ['data_source', 'text'],
  ['as_of', 'date'],
] as const
const names = columns.map(([name]) => name)
const inserted = ['id', 'natural_key', ...names]
const facts = names.filter((name) => name !== 'search_tokens')

/** An article that is there is written again where something of it is new, and never by an older day. */
const upsert = `
  with incoming as (
    select distinct on (natural_key) * from jsonb_to_recordset($1) as r (id uuid, natural_key text, line integer,
      ${columns.map(([name, type]) => `${name} ${type}`).join(', ')})
    order by natural_key, line desc
  ), written as (
    insert into news as n (${inserted.join(', ')})
    select ${inserted.join(', ')} from incoming
    on conflict (natural_key) do update set ${names.map((name) => `${name} = excluded.${name}`).join(', ')}, updated_at = now()
    where ${isNotOlder('n.as_of', { incoming: 'excluded' })}
      and (${facts.map((name) => `n.${name}`).join(', ')}) is distinct from (${facts.map((name) => `excluded.${name}`).join(', ')})
    returning natural_key
  )
  select count(*)::integer as written from written`

async function newsWriter(client: ClientBase): Promise<Writer<Numbered<NewsRow>[], null>> {
  const aboutOf = await openAbout(client)
  return {
    hint: () => null,
    async write(numbered) {
      // Of one article twice in a batch the later row holds.
      const rows = [...new Map(numbered.map((each) => [each.row.naturalKey, each])).values()]
      const abouts = await aboutOf(rows.map(({ row }) => row))
      const records = rows.map((each, at) => recordOf(each, abouts[at]))
      const { rows: counted } = await client.query<{ written: number }>(upsert, [JSON.stringify(records)])
      const written = counted[0]?.written ?? 0
      const keys = rows.map(({ row }) => row.naturalKey)
      await link(client, keys, abouts)
      await place(
        client,
        keys,
        rows.map(({ row }) => topicsOf([row.title, ...row.tags].join(' '))),
      )
      return { written, unchanged: numbered.length - written, rejected: [] }
    },
    finish: async () => {},
  }
}

function recordOf({ row, line, source, asOf }: Numbered<NewsRow>, about: About | undefined) {
  const { naturalKey, title, summary, tags, publisher, published } = row
  return {
    id: uuid(),
    natural_key: naturalKey,
    line,
    category: row.category ?? ((about?.series.length ?? 0) > 0 ? 'exhibition' : 'industry'),
    title,
    summary,
    content_html: row.contentHtml,
    cover_urls: row.covers,
    publisher,
    author: row.author,
    origin_url: row.originUrl,
    published_on: published?.on ?? null,
    published_at: published?.at ?? null,
    published_zone: published?.zone ?? null,
    is_top: row.isTop,
    tags,
    search_tokens: tokensText({
      names: [title],
      offers: [summary, ...tags, ...(publisher === null ? [] : [publisher])],
    }),
    data_source: source,
    as_of: asOf,
  }
}
