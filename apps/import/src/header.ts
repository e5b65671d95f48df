import { nameKey } from '@zhzz/search/text/fold.ts'

/** The names that files give to each field of a dataset, the field's own name included by `fieldsOf`. */
export type Synonyms<Field extends string> = Record<Field, string>

export type Columns<Field extends string> = {
  /** Index of the column of each field that the file has. */
  at: Partial<Record<Field, number>>
  /** The header cell as printed, for fields whose unit stands there. */
  printed: Partial<Record<Field, string>>
  unknown: string[]
}

const bracketed = /\(.*?\)|【.*?】|\[.*?\]|<.*?>/g
const saysEnglish = /英文|外文|english|\beng?\b/i
const saysChinese = /中文|chinese|\bcn\b/i

/** Brackets, blanks, marks for required fields, numbers in front, case, width and traditional characters are the vendor's taste. */
function fold(header: string): string {
  return nameKey(
    header
      .normalize('NFKC')
      .replace(bracketed, '')
      .replace(/^\s*\d{1,2}\s*[.、)]/, ''),
  )
}

/** For wordings that say in brackets which of two columns they are: 作出决定机关(列入), 作出决定机关(移出). */
function foldInFull(header: string): string {
  return nameKey(header.normalize('NFKC').replace(/[()]/g, ' '))
}

/** Of two columns for one field the one with the lower rank is it. */
type Named<Field> = { field: Field; rank: number }

/** Finds the field that a header cell names, in any wording; the English twin of a name is a field of its own. */
function fieldFinder<Field extends string>(
  synonyms: Synonyms<Field>,
): (header: string) => Named<Field> | undefined {
  const known = new Map<string, Named<Field>>()
  for (const [field, wordings] of fieldsOf(synonyms)) {
    for (const [rank, name] of wordings.split(' ').entries())
      if (!known.has(fold(name))) known.set(fold(name), { field, rank })
  }
  for (const [field] of fieldsOf(synonyms))
    if (!known.has(fold(field))) known.set(fold(field), { field, rank: 0 })
  const english = known.get(fold('englishName'))
  const inFull = new Map(
    fieldsOf(synonyms).flatMap(([field, wordings]) =>
      wordings
        .split(' ')
        .flatMap((name, rank) => (name.includes('(') ? [[foldInFull(name), { field, rank }]] : [])),
    ),
  )
  const plain = (header: string) =>
    inFull.get(foldInFull(header)) ??
    known.get(fold(header)) ??
    sameOfAll(parts(header).map((part) => known.get(fold(part))))
  return (header) => {
    const text = header.normalize('NFKC')
    const nested = pathOf(text).map(plain)
    if (nested.length > 0) return plain(text) ?? nested.find((named) => named !== undefined)
    if (saysEnglish.test(text) && !saysChinese.test(text)) {
      const exact = known.get(fold(text.replace(/[()【】[\]]/g, ' ')))
      if (exact !== undefined) return exact
      const rest = plain(text.replace(bracketed, '').replace(saysEnglish, ''))
      return rest && names.has(rest.field) ? english : undefined
    }
    return plain(text) ?? (saysChinese.test(text) ? plain(text.replace(saysChinese, '')) : undefined)
  }
}

const valuePart = /\.(?:name|title|value|text|label)$/i
/** What groups values in nested files without changing what they are. */
const group =
  /^(?:[\w-]+\.)*(?:address|location|geo|contact|contacts|entity|company|organization|basic|detail|details|data|attributes|properties|fields)\./i

/** What a nested value is called (`a.b` of read/flatten.ts): `organizer.name` is organizer, `address.city` is city. */
function pathOf(header: string): string[] {
  if (!/^[\w@-]+(?:\.[\w@-]+)+$/.test(header)) return []
  const bare = header.replace(valuePart, '')
  return [bare, bare.replace(group, ''), header.replace(group, '')].filter((path) => path !== header)
}

/** Fields that have an English twin. */
const names = new Set<string>(['name', 'listedName'])

/** The two languages of a header, or the two sides of its stroke: `展位号 Booth No.`, `公司名称/Company`. */
function parts(header: string): string[] {
  const sides = header.split(/[/|\n]/).filter((side) => nameKey(side) !== '')
  if (sides.length > 1) return sides
  const han = header.replace(/[^\p{Script=Han}]+/gu, '')
  const latin = header.replace(/[\p{Script=Han}]+/gu, ' ')
  return han !== '' && /[a-z]/i.test(latin) ? [han, latin] : []
}

function sameOfAll<Field>(values: (Named<Field> | undefined)[]): Named<Field> | undefined {
  return values.every((value) => value?.field === values[0]?.field) ? values[0] : undefined
}

/** Which column is which field. `map` (header → field, or null to leave a column out) goes before the synonyms. */
export function columnsOf<Field extends string>(
  header: string[],
  synonyms: Synonyms<Field>,
  map: Record<string, string | null> = {},
): Columns<Field> {
  const fieldOf = fieldFinder(synonyms)
  const columns: Columns<Field> = { at: {}, printed: {}, unknown: [] }
  const ranks = new Map<Field, number>()
  const exact = new Map(fieldsOf(synonyms).map(([field]) => [fold(field), { field, rank: 0 }]))
  for (const [index, printed] of header.entries()) {
    const mapped = map[printed.trim()] ?? map[printed]
    if (mapped === null) continue
    const named = mapped === undefined ? fieldOf(printed) : (exact.get(fold(mapped)) ?? fieldOf(mapped))
    if (mapped !== undefined && named === undefined) {
      throw new Error(
        `the map names a field that does not exist: ${mapped} (there are ${Object.keys(synonyms).join(', ')})`,
      )
    }
    const rank = mapped === undefined ? (named?.rank ?? 0) : -1
    if (named === undefined || rank >= (ranks.get(named.field) ?? Infinity)) {
      if (printed.trim() !== '') columns.unknown.push(printed)
      continue
    }
    const weaker = columns.printed[named.field]
    if (weaker !== undefined) columns.unknown.push(weaker)
    ranks.set(named.field, rank)
    columns.at[named.field] = index
    columns.printed[named.field] = printed
  }
  return columns
}

function fieldsOf<Field extends string>(synonyms: Synonyms<Field>): [Field, string][] {
  const fields: [Field, string][] = []
  for (const field in synonyms) fields.push([field, synonyms[field]])
  return fields
}
