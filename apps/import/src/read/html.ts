import { Parser } from 'htmlparser2'
import { rowsOfDocument } from '#read/documentRows.ts'
import { fixedRows, type NamedRow } from '#read/fixedRows.ts'
import { type FieldsNamedBy, type Source, UnreadableFile } from '#read/record.ts'
import { wholeText } from '#read/wholeText.ts'

type Block = { line: number; text: string }

/** The events or articles that a saved web page tells machines of, as JSON-LD in its script elements. */
export async function openHtml(path: string, namedBy: FieldsNamedBy): Promise<Source> {
  const { blocks, address } = blocksOf(await wholeText(path, 'it is no page of an exhibition or an article'))
  if (blocks.length === 0)
    throw new UnreadableFile(
      `${path} is a web page without JSON-LD of an event or an article: open it in a spreadsheet program and save its table as .xlsx`,
    )
  const documents = blocks.map(({ line, text }) => ({ line, document: documentIn(text) }))
  const { kind } = rowsOfDocument(
    documents.map(({ document }) => document),
    namedBy,
  )
  const rows = documents.flatMap(({ line, document }): NamedRow[] => {
    if (document === undefined)
      return [{ line, texts: new Map([['name', '']]), broken: 'the JSON-LD that begins here is damaged' }]
    const things = rowsOfDocument(document, namedBy)
    return things.kind === kind
      ? things.rows.map((texts) => ({ line, texts: withAddress(texts, kind, address) }))
      : []
  })
  if (rows.every(({ broken }) => broken !== undefined))
    throw new UnreadableFile(`${path} is a web page whose JSON-LD tells of no event and no article`)
  return fixedRows(rows, [`read as a web page: the ${kind} of its JSON-LD`])
}

function blocksOf(html: string): { blocks: Block[]; address: string | null } {
  const blocks: Block[] = []
  let address: string | null = null
  let open: { at: number; text: string } | null = null
  const parser = new Parser({
    onopentag(name, attributes) {
      if (name === 'link' && attributes['rel'] === 'canonical') address = attributes['href'] ?? address
      if (name === 'meta' && attributes['property'] === 'og:url') address ??= attributes['content'] ?? null
      if (name === 'script' && /^application\/ld\+json/i.test(attributes['type']?.trim() ?? ''))
        open = { at: parser.endIndex, text: '' }
    },
    ontext(text) {
      if (open) open.text += text
    },
    onclosetag(name) {
      if (name !== 'script' || !open) return
      blocks.push({ line: html.slice(0, open.at).split('\n').length, text: open.text })
      open = null
    },
  })
  parser.end(html)
  return { blocks, address }
}

/** Pages put comments or CDATA around it, and line ends into its texts. */
function documentIn(text: string): unknown {
  const bare = text
    .trim()
    .replace(/^(?:\/\*\s*)?<!(?:--|\[CDATA\[)(?:\s*\*\/)?|(?:\/\*\s*)?(?:--|\]\])>(?:\s*\*\/)?$/g, '')
    .replace(/;\s*$/, '')
  for (const tried of [bare, bare.replace(/[\u0000-\u001f]+/g, ' ')]) {
    try {
      const document: unknown = JSON.parse(tried)
      return document
    } catch {}
  }
  return undefined
}

function withAddress(texts: Map<string, string>, kind: string, address: string | null): Map<string, string> {
  if (address !== null && /^https?:/i.test(address))
    texts.set(kind === 'events' ? 'sourceUrl' : 'url', address)
  return texts
}
