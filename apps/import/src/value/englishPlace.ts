import type { ClientBase } from 'pg'

/** Where a name is shared with a smaller place, and counties that halls are named after. */
const meant = new Map(
  Object.entries({
    suzhou: '320500',
    fuzhou: '350100',
    hainan: '460000',
    taipei: '710000',
    canton: '440100',
    kunshan: '320583',
    yiwu: '330782',
    yongkang: '330784',
    jinjiang: '350582',
    haining: '330481',
    cixi: '330282',
    yuyao: '330281',
    zhuji: '330681',
    yuhuan: '331083',
    deqing: '330521',
    anji: '330523',
  }),
)

/** Cities that are spelled as names of people are, without their apostrophe (Lu'an, Ji'an, Ya'an). */
const unsure = new Set(['luan', 'jian', 'yaan'])
/** A street is called after a far city. */
const street =
  /^(?:(?:east|west|north|south|middle|central) )?(?:road|rd|street|st|avenue|ave|boulevard|lu|jie|dadao)\b/
const mostWords = 4

type Hit = { codes: string[]; at: number }
export type PlaceIn = (text: string) => string | null

/**
 * Tells the Chinese city or province that an English text names. Of a city and its province the city; of a name that
 * two places have the one whose outer place stands beside it (`Chaoyang …, Beijing`); of two places far apart the one
 * behind the last comma, as addresses end, else none.
 */
export async function englishPlaces(client: ClientBase): Promise<PlaceIn> {
  const { rows } = await client.query<{ code: string; name: string; level: number }>(
    `select distinct region.code, called as name, region.level from region
     join dictionary_item item on item.type = 'region' and item.code = region.code
     cross join unnest(array[item.label_en] || item.brought_labels) called
     where not region.is_overseas order by region.level, region.code, called`,
  )
  const levels = new Map(rows.map(({ code, level }) => [code, level]))
  const byName = new Map<string, string[]>()
  for (const { code, name } of rows) {
    const key = fold(name)
    if (!unsure.has(key)) byName.set(key, [...(byName.get(key) ?? []), code])
  }
  for (const [name, code] of meant)
    byName.set(name, [code, ...(byName.get(name) ?? []).filter((other) => other !== code)])
  const meantCodes = new Set(meant.values())
  const isCounty = (code: string) => levels.get(code) === 3

  function hitsIn(text: string): Hit[] {
    const words = fold(text).split(' ')
    const hits: Hit[] = []
    for (let at = 0; at < words.length; at++) {
      for (let length = Math.min(mostWords, words.length - at); length > 0; length--) {
        const codes = byName.get(words.slice(at, at + length).join(' '))
        if (!codes || street.test(words.slice(at + length).join(' '))) continue
        hits.push({ codes, at })
        at += length - 1
        break
      }
    }
    return hits
  }

  /** The one place that a name alone means: a county is none, two cities of one name neither. */
  function alone({ codes }: Hit): string | null {
    const [first = ''] = codes
    if (meantCodes.has(first)) return first
    const cities = codes.filter((code) => !isCounty(code))
    const provinces = new Set(cities.map((code) => code.slice(0, 2)))
    return provinces.size === 1 ? (cities.at(-1) ?? null) : null
  }

  return (text) => {
    const hits = hitsIn(text)
    const outer = hits.flatMap((hit) =>
      hit.codes.filter((code) => !isCounty(code)).map((code) => ({ code, at: hit.at })),
    )
    const placed = hits.map((hit) => {
      const beside = outer.find(
        ({ code, at }) =>
          at !== hit.at && hit.codes.some((own) => own !== code && own.startsWith(bare(code))),
      )
      if (beside === undefined) return alone(hit)
      // Halls are named after districts they do not stand in: the city is what the two together tell.
      const own = hit.codes.find((code) => code.startsWith(bare(beside.code)))
      return own === undefined || isCounty(own) ? beside.code : own
    })
    const found = [...new Set(placed.filter((code) => code !== null))]
    const narrow = found.filter(
      (code) => !found.some((other) => other !== code && other.startsWith(bare(code))),
    )
    if (narrow.length < 2) return narrow[0] ?? null
    const end = text.slice(text.lastIndexOf(',') + 1)
    const last = end.length < text.length ? hitsIn(end).map(alone) : []
    return last.length === 1 ? (last[0] ?? null) : null
  }
}

function bare(code: string): string {
  return code.replace(/0000$/, '').replace(/^(\d{4})00$/, '$1')
}

function fold(text: string): string {
  return text
    .normalize('NFD')
    .toLowerCase()
    .replace(/['’]|\p{M}/gu, '')
    .replace(/[^a-z]+/g, ' ')
    .trim()
}
