import type { DictionaryItem } from '#reference/dictionaryItems.ts'
import { industryLines } from '#reference/industries.ts'

export type IndustryRow = {
  code: string
  parent_code: string | null
  level: number
  name: string
  english_name: string
}

function industries() {
  let section = ''
  return industryLines
    .trim()
    .split('\n')
    .map((line) => {
      const [code = '', ...labels] = line.split('|')
      const isSection = /^[A-T]$/.test(code)
      if (isSection) section = code
      return { code, parent_code: isSection ? null : section, labels }
    })
}

/** Sections (A) and divisions (01) of GB/T 4754-2017. */
export function industryRows(): IndustryRow[] {
  return industries().map(({ code, parent_code, labels: [name = '', , english_name = ''] }) => ({
    code,
    parent_code,
    level: parent_code === null ? 1 : 2,
    name,
    english_name,
  }))
}

/** Their names in five languages. */
export function industryItems(): DictionaryItem[] {
  return industries().map(({ code, parent_code, labels }, sort) => {
    const [label_zh_hans = '', label_zh_hant = '', label_en = '', label_fr = '', label_es = ''] = labels
    return {
      type: 'industry',
      code,
      parent_code,
      label_zh_hans,
      label_zh_hant,
      label_en,
      label_fr,
      label_es,
      sort,
    }
  })
}
