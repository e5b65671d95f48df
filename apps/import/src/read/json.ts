import { rowsOfDocument } from '#read/documentRows.ts'
import { fixedRows, type NamedRow } from '#read/fixedRows.ts'
import { flatten, isObject, TooNested } from '#read/flatten.ts'
import { type FieldsNamedBy, type Source, UnreadableFile } from '#read/record.ts'
import { wholeText } from '#read/wholeText.ts'

/** One JSON document: events or articles of schema.org, or a list of objects, alone or under one key. */
export async function openJson(path: string, namedBy: FieldsNamedBy): Promise<Source> {
  const document = parsed(await wholeText(path, "make it one object a line (jq -c '.[]')"), path)
  const { kind, rows } = rowsOfDocument(document, namedBy)
  if (rows.length > 0)
    return fixedRows(
      rows.map((texts, at) => ({ line: at + 1, texts })),
      [`${rows.length} ${kind} of schema.org; the line of each is its place among them`],
    )
  const { key, objects } = listIn(document)
  if (objects.length === 0) throw new UnreadableFile(`${path} holds no list of JSON objects and no event`)
  const where = key === null ? '' : ` under ${key}`
  return fixedRows(objects.map(objectRow), [
    `read as one JSON list${where}; the line of each row is its place in it`,
  ])
}

function parsed(text: string, path: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new UnreadableFile(`${path} is no JSON: ${error instanceof Error ? error.message : ''}`)
  }
}

/** The document itself, or the longest list of objects under a key of it. */
function listIn(document: unknown): { key: string | null; objects: Record<string, unknown>[] } {
  if (Array.isArray(document)) return { key: null, objects: document.filter(isObject) }
  if (!isObject(document)) return { key: null, objects: [] }
  const lists = Object.entries(document).flatMap(([key, value]) =>
    Array.isArray(value) ? [{ key, objects: value.filter(isObject) }] : [],
  )
  const [longest] = lists.toSorted((a, b) => b.objects.length - a.objects.length)
  return longest !== undefined && longest.objects.length > 0 ? longest : { key: null, objects: [document] }
}

function objectRow(object: Record<string, unknown>, at: number): NamedRow {
  try {
    return { line: at + 1, texts: flatten(object) }
  } catch (error) {
    if (!(error instanceof TooNested)) throw error
    return { line: at + 1, texts: new Map(), broken: error.message }
  }
}
