/** The names that files give to each field of a dataset, the field's own name included by `fieldsOf`. */
export type Synonyms<Field extends string> = Record<Field, string>

export type Columns<Field extends string> = {
  /** Index of the column of each field that the file has. */
  at: Partial<Record<Field, number>>
  /** The header cell as printed, for fields whose unit stands there. */
  printed: Partial<Record<Field, string>>
  unknown: string[]
}

/** Brackets, blanks, marks for required fields, case and width are the vendor's taste. */
function fold(header: string): string {
  return header
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\(.*?\)|【.*?】|\[.*?\]/g, '')
    .replace(/[\s*_\-:：/]/g, '')
}

/** Which column is which field. `map` (header → field, or null to leave a column out) goes before the synonyms. */
export function columnsOf<Field extends string>(
  header: string[],
  synonyms: Synonyms<Field>,
  map: Record<string, string | null> = {},
): Columns<Field> {
  const known = new Map<string, Field>()
  for (const [field, names] of fieldsOf(synonyms)) {
    known.set(fold(field), field)
    for (const name of names.split(' ')) if (!known.has(fold(name))) known.set(fold(name), field)
  }
  const columns: Columns<Field> = { at: {}, printed: {}, unknown: [] }
  for (const [index, printed] of header.entries()) {
    const mapped = map[printed.trim()] ?? map[printed]
    if (mapped === null) continue
    const field = known.get(fold(mapped ?? printed))
    if (mapped !== undefined && field === undefined) {
      throw new Error(
        `the map names a field that does not exist: ${mapped} (there are ${Object.keys(synonyms).join(', ')})`,
      )
    }
    if (field === undefined || columns.at[field] !== undefined) columns.unknown.push(printed)
    else {
      columns.at[field] = index
      columns.printed[field] = printed
    }
  }
  return columns
}

function fieldsOf<Field extends string>(synonyms: Synonyms<Field>): [Field, string][] {
  const fields: [Field, string][] = []
  for (const field in synonyms) fields.push([field, synonyms[field]])
  return fields
}
