import type { DictionaryItem } from '#reference/dictionaryItems.ts'
import { districtEnglishNames } from '#reference/districtEnglishNames.ts'
import { type RegionRow, regionRows } from '#reference/regions.ts'
import { traditionalPlace } from '#reference/traditionalPlace.ts'

/** Places that French or Spanish call otherwise than English: English|French|Spanish. */
const ownNames = `
Beijing|Pékin|Pekín
Shanghai|Shanghai|Shanghái
Inner Mongolia|Mongolie-Intérieure|Mongolia Interior
Tibet|Tibet|Tíbet
Taiwan|Taïwan|Taiwán
`

/** The names of all regions in five languages. */
export function regionItems(): DictionaryItem[] {
  const countries = ['zh-Hans', 'zh-Hant', 'en', 'fr', 'es'].map(
    (locale) => new Intl.DisplayNames(locale, { type: 'region' }),
  )
  const districts = districtNames()
  const own = new Map(
    ownNames
      .trim()
      .split('\n')
      .map((line) => line.split('|'))
      .map(([en = '', fr = '', es = '']) => [en, { fr, es }]),
  )
  const labels = (region: RegionRow) => {
    if (region.is_overseas) return countries.map((names) => names.of(region.code) ?? region.code)
    const en = region.english_name ?? districts.get(region.code) ?? region.name
    return [region.name, traditionalPlace(region.name), en, own.get(en)?.fr ?? en, own.get(en)?.es ?? en]
  }
  return regionRows().map((region) => {
    const [zhHans = '', zhHant = '', en = '', fr = '', es = ''] = labels(region)
    return {
      type: 'region',
      code: region.code,
      parent_code: region.parent_code,
      label_zh_hans: zhHans,
      label_zh_hant: zhHant,
      label_en: en,
      label_fr: fr,
      label_es: es,
      sort: region.sort,
    }
  })
}

function districtNames(): Map<string, string> {
  const names = new Map<string, string>()
  let group = ''
  for (const [, head, tail = '', name = ''] of districtEnglishNames.matchAll(
    /(?:(\d{4}): )?(\d{2}) ([^,\n]+)/g,
  )) {
    group = head ?? group
    names.set(group + tail, name)
  }
  return names
}
