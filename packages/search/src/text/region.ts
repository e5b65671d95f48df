import { fold } from '#text/fold.ts'
import { isOtherWord, knownCounties, ordinaryPlaces } from '#text/placeWords.ts'
import { regionDictionary } from '#text/regionDictionary.ts'

export type Region = {
  /** GB/T 2260 without trailing zeros: two digits a province, four a city, six a county. */
  code: string
  name: string
  /** Without 省, 市, 县, 自治州 …; the name itself where nothing could be left out. */
  shortName: string
}

const peoples =
  '蒙古|回|藏|维吾尔|苗|彝|壮|布依|朝鲜|满|侗|瑶|白|土家|哈尼|哈萨克|傣|黎|傈僳|佤|畲|拉祜|水|东乡|纳西|景颇|柯尔克孜|土|达斡尔|仫佬|羌|布朗|撒拉|毛南|仡佬|锡伯|塔吉克|普米|怒|裕固|保安|独龙|各'
const autonomous = new RegExp(`(?:(?:${peoples})族?)*(?:自治州|自治县|自治旗)$`)
const plain = /(?:特别行政区|地区|林区|新区|省|市|盟|区|县|旗)$/

function shorten(name: string): string {
  if (name.endsWith('自治区')) return name.replace(/(?:壮族|回族|维吾尔)?自治区$/, '')
  const short = name.replace(autonomous, '').replace(plain, '')
  return short.length >= 2 ? short : name
}

/** A place as people say it, in either script: 深圳, 延边; what is not Chinese stays. */
export function shortPlace(name: string): string {
  return name.slice(0, shorten(fold(name)).length)
}

const byName = new Map<string, Region[]>()
export const regionByCode = new Map<string, Region>()
/** Length of the longest name that begins with these two characters: most texts begin with none. */
const longestFrom = new Map<string, number>()

for (const line of regionDictionary.split('\n')) {
  const [head = '', ...cities] = line.split(' ')
  const province = head.slice(0, 2)
  add(province, head.slice(2))
  for (const group of cities) {
    const [city = '', ...counties] = group.split(',')
    const code = province + city.slice(0, 2)
    if (city.length > 2 && !city.includes('直辖')) add(code, city.slice(2))
    for (const county of counties) add(code + county.slice(0, 2), county.slice(2))
  }
}

function add(code: string, name: string) {
  const region = { code, name, shortName: shorten(name) }
  regionByCode.set(code, region)
  for (const key of new Set([name, region.shortName])) {
    const known = byName.get(key) ?? []
    byName.set(key, inOrder([...known, region]))
    const start = key.slice(0, 2)
    longestFrom.set(start, Math.max(longestFrom.get(start) ?? 0, key.length))
  }
}

/** 河北 is the province, not a district of 天津; 西安 the city. */
function inOrder(regions: Region[]): Region[] {
  return regions.toSorted((a, b) => a.code.length - b.code.length)
}

export type RegionHit = {
  region: Region
  length: number
  /**
   * A county's short name may be any word (东方, 和平), and so may those of some cities (阿里, 安康): certain only behind
   * their province or city. A district that several cities have (朝阳区, 鼓楼区) is certain only behind one of them.
   */
  certain: boolean
}

/** The longest region name that starts at `at`; inside `within` where it names a region of it. */
export function regionAt(text: string, at: number, within?: string): RegionHit | undefined {
  const longest = longestFrom.get(text.slice(at, at + 2)) ?? 0
  for (let length = Math.min(longest, text.length - at); length >= 2; length--) {
    const word = text.slice(at, at + length)
    const regions = byName.get(word)
    if (!regions) continue
    const inside = within === undefined ? undefined : regions.find((region) => region.code.startsWith(within))
    const region = inside ?? regions[0]
    if (!region || (within !== undefined && !inside)) continue
    if (word !== region.name && isOtherWord(text, at, length)) continue
    return { region, length, certain: inside !== undefined || isCertain(word, region, regions) }
  }
}

function isCertain(word: string, region: Region, all: readonly Region[]): boolean {
  if (word === region.name)
    return region.code.length < 6 || all.filter(({ name }) => name === word).length < 2
  return region.code.length < 6 ? !ordinaryPlaces.has(word) : knownCounties.has(word)
}

/** One character that stands for a place in short names: 沪农商行, 粤高速, 深康佳. */
export const regionLetters = new Map(
  Object.entries({
    京: '11',
    津: '12',
    冀: '13',
    晋: '14',
    蒙: '15',
    辽: '21',
    吉: '22',
    黑: '23',
    沪: '31',
    申: '31',
    苏: '32',
    浙: '33',
    皖: '34',
    闽: '35',
    赣: '36',
    鲁: '37',
    豫: '41',
    鄂: '42',
    湘: '43',
    粤: '44',
    桂: '45',
    琼: '46',
    渝: '50',
    川: '51',
    蜀: '51',
    黔: '52',
    贵: '52',
    滇: '53',
    云: '53',
    藏: '54',
    陕: '61',
    秦: '61',
    甘: '62',
    陇: '62',
    青: '63',
    宁: '64',
    新: '65',
    台: '71',
    港: '81',
    澳: '82',
    深: '4403',
    穗: '4401',
    甬: '3302',
  }),
)

/** The code and the codes above it: 3205 → 32, 3205. Trailing zeros may be there or not. */
export function regionLine(code: string): string[] {
  const bare = code.replace(/^(\d\d)0000$/, '$1').replace(/^(\d{4})00$/, '$1')
  if (!/^\d+$/.test(bare)) return [bare]
  return [2, 4, 6].filter((length) => length <= bare.length).map((length) => bare.slice(0, length))
}
