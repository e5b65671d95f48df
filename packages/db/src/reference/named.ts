import { type DictionaryItem, dictionaryItems } from '#reference/dictionaryItems.ts'
import { industryItems, industryRows } from '#reference/industryRows.ts'
import { labelColumns } from '#reference/labelColumns.ts'
import { type Ask, loadRows } from '#reference/loadRows.ts'
import { regionItems } from '#reference/regionItems.ts'
import { regionRows } from '#reference/regions.ts'

const languages = ['zh-Hans', 'zh-Hant', 'en', 'fr', 'es'] as const

/** The names of an entry by language. */
export type Names = Readonly<Record<(typeof languages)[number], string>>

/** What an operator has put right of one entry; a language that is left out is as the product brings it. */
export interface PutRight {
  type: string
  code: string
  names: Readonly<Partial<Names>>
}

/** Of each entry what holds: said last, and not taken back. */
export const namesThatHold = `select distinct on (type, code) id, type, code, names from dictionary_name
  where undone_at is null order by type, code, set_at desc, id desc`

/** Every entry that the product brings: dictionaries, regions, industries. */
export function broughtItems(): DictionaryItem[] {
  return [...dictionaryItems(), ...regionItems(), ...industryItems()]
}

export function namesOf(item: DictionaryItem): Names {
  return {
    'zh-Hans': item.label_zh_hans,
    'zh-Hant': item.label_zh_hant,
    en: item.label_en,
    fr: item.label_fr,
    es: item.label_es,
  }
}

/** Writes dictionaries, regions and industries as the product brings them, and as operators have named them; behind `lockReference`. */
export async function loadNamed(ask: Ask): Promise<void> {
  const { rows } = await ask(namesThatHold, [])
  const put = new Map(rows.map(putRight).map((each) => [`${each.type} ${each.code}`, each.names]))
  const itself = (type: string) => {
    return <Row extends { code: string; name: string; english_name: string | null }>(row: Row): Row => {
      const names = put.get(`${type} ${row.code}`)
      return { ...row, name: names?.['zh-Hans'] || row.name, english_name: names?.en || row.english_name }
    }
  }
  await loadRows(ask, 'region', ['code'], regionRows().map(itself('region')))
  await loadRows(ask, 'industry', ['code'], industryRows().map(itself('industry')))
  const items = broughtItems().map((item) => called(item, put.get(`${item.type} ${item.code}`) ?? {}))
  await loadRows(ask, 'dictionary_item', ['type', 'code'], items)
}

function called(
  item: DictionaryItem,
  names: PutRight['names'],
): DictionaryItem & { brought_labels: string[] } {
  const changed = languages.filter((language) => names[language])
  const labels = Object.fromEntries(changed.map((language) => [labelColumns[language], names[language]]))
  const before = namesOf(item)
  return { ...item, ...labels, brought_labels: [...new Set(changed.map((language) => before[language]))] }
}

function putRight(row: unknown): PutRight {
  if (!isPutRight(row)) throw new Error('a row of dictionary_name without type, code and names')
  return row
}

function isPutRight(row: unknown): row is PutRight {
  return typeof row === 'object' && row !== null && 'type' in row && 'code' in row && 'names' in row
}
