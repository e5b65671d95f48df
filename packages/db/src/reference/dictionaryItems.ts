import { companyDictionaries } from '#reference/dictionary/company.ts'
import { exhibitionDictionaries } from '#reference/dictionary/exhibition.ts'
import { exhibitionIndustryDictionary } from '#reference/dictionary/exhibitionIndustry.ts'
import { followUpDictionaries } from '#reference/dictionary/followUp.ts'
import { trademarkDictionary } from '#reference/dictionary/trademark.ts'
import { writtenDictionaries } from '#reference/dictionary/written.ts'

export type DictionaryItem = {
  type: string
  code: string
  parent_code: string | null
  label_zh_hans: string
  label_zh_hant: string
  label_en: string
  label_fr: string
  label_es: string
  sort: number
}

/**
 * Every dictionary the server hands out. In the texts `[type]` opens a dictionary; a line is
 * `code|zh-Hans|zh-Hant|en|fr|es`, and one that begins with a blank stands under the last that does not.
 */
export function dictionaryItems(): DictionaryItem[] {
  const texts = [
    exhibitionDictionaries,
    exhibitionIndustryDictionary,
    companyDictionaries,
    followUpDictionaries,
    trademarkDictionary,
    writtenDictionaries,
  ]
  let type = ''
  let parent: string | null = null
  const items: DictionaryItem[] = []
  for (const line of texts.join('').split('\n')) {
    if (line === '') continue
    const heading = /^\[(\w+)\]$/.exec(line)?.[1]
    if (heading !== undefined) {
      type = heading
      continue
    }
    const [code = '', zhHans = '', zhHant = '', en = '', fr = '', es = ''] = line.trim().split('|')
    if (!line.startsWith(' ')) parent = null
    items.push({
      type,
      code,
      parent_code: parent,
      label_zh_hans: zhHans,
      label_zh_hant: zhHant,
      label_en: en,
      label_fr: fr,
      label_es: es,
      sort: items.length,
    })
    if (!line.startsWith(' ')) parent = code
  }
  return items
}
