import { parseFeed } from 'feedsmith'
import { fixedRows, type NamedRow } from '#read/fixedRows.ts'
import { type Source, UnreadableFile } from '#read/record.ts'
import { wholeText } from '#read/wholeText.ts'

/** RSS, Atom or RDF, whatever declarations and comments stand before it. */
export const isFeed = /^(?:\s|<\?[^>]*\?>|<!--[\s\S]*?-->|<!DOCTYPE[^>[]*>)*<(?:rss|feed|rdf:RDF)[\s>]/i

/** The entries of a feed as rows of news. What its declaration says of characters is not believed: the bytes tell (encoding.ts). */
export async function openFeed(path: string): Promise<Source> {
  const rows = rowsIn(await wholeText(path, 'it is no feed'), path)
  if (rows.length === 0) throw new UnreadableFile(`${path} is a feed without entries`)
  return fixedRows(
    rows.map((texts, at): NamedRow => ({ line: at + 1, texts })),
    [`read as a feed: ${rows.length} entries; the line of each is its place among them`],
  )
}

type Texts = Map<string, string>
type Feed = ReturnType<typeof parseFeed>
type Maybe = string | undefined

/** A declaration with entities of its own, and what is not well formed, is refused by the parser. */
function rowsIn(text: string, path: string): Texts[] {
  let parsed: Feed
  try {
    parsed = parseFeed(text)
  } catch {
    throw new UnreadableFile(`${path} is no feed that can be read: damaged XML, or a DTD with entities`)
  }
  if (parsed.format === 'atom') return atomRows(parsed.feed)
  if (parsed.format === 'json') return []
  const { title, link } = parsed.feed
  if (parsed.format === 'rdf')
    return (parsed.feed.items ?? []).map((item) =>
      row({
        title: item.title,
        content: item.content?.encoded,
        summary: item.description,
        publisher: item.dc?.publishers?.[0] ?? title,
        source: title,
        author: item.dc?.creators?.join('、'),
        category: item.dc?.subjects?.join(';'),
        published: dateIn(item.dc?.dates?.[0]),
        guid: item.rdf?.about,
        url: resolved(item.link, link),
        base: link,
      }),
    )
  return (parsed.feed.items ?? []).map((item) =>
    row({
      title: item.title,
      content: item.content?.encoded,
      summary: item.description,
      publisher: item.source?.title ?? title,
      source: title,
      author: item.dc?.creators?.join('、') ?? item.authors?.map((who) => who.name ?? '').join('、'),
      category: item.categories?.map(({ name }) => name).join(';'),
      published: dateIn(item.pubDate ?? item.dc?.dates?.[0]),
      guid: item.guid?.value,
      url: resolved(item.link ?? (item.guid?.isPermaLink === false ? undefined : item.guid?.value), link),
      cover: firstOf([
        item.media?.thumbnails?.[0]?.url,
        item.media?.contents?.find(({ medium }) => medium === 'image')?.url,
        item.enclosures?.find(({ type }) => type?.startsWith('image/'))?.url,
      ]),
      base: link,
    }),
  )
}

function atomRows(feed: Extract<Feed, { format: 'atom' }>['feed']): Texts[] {
  const own = alternate(feed.links)
  return (feed.entries ?? []).map((entry) =>
    row({
      title: entry.title?.value,
      content: entry.content?.value,
      summary: entry.summary?.value,
      publisher: entry.source?.title?.value ?? feed.title?.value,
      source: feed.title?.value,
      author: entry.authors?.map(({ name }) => name ?? '').join('、'),
      category: entry.categories?.map(({ label, term }) => label ?? term).join(';'),
      published: dateIn(entry.published ?? entry.updated),
      guid: entry.id,
      url: resolved(alternate(entry.links), own),
      cover: entry.media?.thumbnails?.[0]?.url,
      base: own,
    }),
  )
}

function alternate(links: { href?: string; rel?: string }[] | undefined): Maybe {
  return (links?.find(({ rel }) => rel === undefined || rel === 'alternate') ?? links?.[0])?.href
}

/** As it was printed: the zone in it tells the publisher's own day. */
function dateIn(date: unknown): Maybe {
  return typeof date === 'string' ? date : undefined
}

function row(fields: Record<string, Maybe>): Texts {
  const told = Object.entries(fields).flatMap(([name, text]): [string, string][] =>
    text === undefined || text.trim() === '' ? [] : [[name, text]],
  )
  return new Map(told)
}

function resolved(link: Maybe, base: Maybe): Maybe {
  if (link === undefined) return undefined
  return URL.canParse(link, base) ? new URL(link, base).href : link
}

function firstOf(links: Maybe[]): Maybe {
  return links.find((link) => link !== undefined)
}
