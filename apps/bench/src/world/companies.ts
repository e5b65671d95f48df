import type { SearchableCompany } from '@zhzz/search/document/searchableCompany.ts'
import { regionByCode, regionLine } from '@zhzz/search/text/region.ts'
import { inventIntroduction } from '#world/introduction.ts'
import { pick, random } from '#world/random.ts'
import { acts, commonScope, legalForms, stemCharacters, trades } from '#world/vocabulary.ts'

export type WorldCompany = SearchableCompany & {
  stem: string
  brands: string[]
  products: string[]
  businessScope: string
  regionCode: string
  industryCode: string
}

const cities = [...regionByCode.values()].filter(({ code }) => code.length === 4 && Number(code) < 7000)
const busy = [
  '4403',
  '4401',
  '4419',
  '3205',
  '3101',
  '1101',
  '3301',
  '3302',
  '3202',
  '3702',
  '4201',
  '5101',
  '3201',
  '4406',
]
const businessCities = [...busy, ...busy, ...cities.map(({ code }) => code)]

/** Invented companies, the same for the same seed; number n is the same in a world of any size. */
export function* companies(count: number, seed = 20_260_701): Generator<WorldCompany> {
  const next = random(seed)
  for (let number = 0; number < count; number++) yield company(number, next)
}

function company(number: number, next: () => number): WorldCompany {
  const trade = pick(trades, next, 0.4)
  const cityCode = pick(businessCities, next, 0.7)
  const region = regionByCode.get(cityCode)
  const stem = inventStem(next)
  const place = next() < 0.9 ? placeOf(cityCode, next) : ''
  const bracket = place !== '' && next() < 0.06
  const tradeName = next() < 0.45 ? trade.name : pick(trade.more, next)
  const form = pick(legalForms, next)
  const products = new Set<string>()
  for (let left = Math.floor(next() * 4); left > 0; left--) products.add(pick(trade.products, next, 0.6))
  const red = next() < 0.12
  const exhibitions = next() < 0.03 ? Math.floor(1 + 30 * next() ** 4) : 0
  return {
    id: `01980000-0000-7000-8000-${number.toString(16).padStart(12, '0')}`,
    stem,
    name: bracket
      ? `${stem}（${region?.shortName ?? place}）${tradeName}${form}`
      : place + stem + tradeName + form,
    brands: next() < 0.12 ? [next() < 0.6 ? stem : inventStem(next)] : [],
    products: [...products],
    businessScope: inventScope(trade, next),
    introduction: inventIntroduction(number, stem, trade),
    regionCode: cityCode.padEnd(6, '0'),
    industryCode: trade.code,
    statusGroup: red ? 'red' : 'green',
    registeredCapital: Math.round(10 ** (5 + 3.5 * next() ** 1.5)),
    establishDate: `${1992 + Math.floor(34 * next() ** 0.6)}-0${1 + Math.floor(next() * 9)}-1${Math.floor(next() * 9)}`,
    latestExhibitionDate:
      exhibitions > 0 ? `202${Math.floor(next() * 6)}-05-1${Math.floor(next() * 9)}` : null,
    exhibitionCount: exhibitions,
    contactCount: next() < 0.4 ? Math.floor(10 * next() ** 3) : 0,
    website: next() < 0.08 ? 'https://example.com' : null,
  }
}

function inventStem(next: () => number): string {
  const length = next()
  let stem = ''
  for (let left = length < 0.68 ? 2 : length < 0.9 ? 3 : 4; left > 0; left--)
    stem += pick(stemCharacters, next, 0.8)
  return stem
}

function placeOf(cityCode: string, next: () => number): string {
  const [provinceCode = ''] = regionLine(cityCode)
  const city = regionByCode.get(cityCode)
  const province = regionByCode.get(provinceCode)
  const kind = next()
  if (kind < 0.15) return province?.shortName ?? ''
  if (kind < 0.35) return city?.name ?? ''
  return city?.shortName ?? ''
}

function inventScope(trade: (typeof trades)[number], next: () => number): string {
  const phrases = new Set<string>()
  for (let left = 4 + Math.floor(next() * 6); left > 0; left--)
    phrases.add(pick(trade.products, next) + pick(acts, next))
  if (next() < 0.3) {
    const other = pick(trades, next)
    phrases.add(pick(other.products, next) + pick(acts, next))
  }
  for (let left = 2 + Math.floor(next() * 3); left > 0; left--) phrases.add(pick(commonScope, next))
  return `一般项目：${[...phrases].join('；')}（除依法须经批准的项目外，凭营业执照依法自主开展经营活动）`
}
