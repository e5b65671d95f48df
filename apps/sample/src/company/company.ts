import { creditCodeOf } from '#company/creditCode.ts'
import { between, pick, pickSome, type Random, randomOf } from '#random.ts'
import { kinds, sampleId } from '#sampleId.ts'
import { districts, firsts, givens, places, roads, seconds, surnames, taken, thirds } from '#words/names.ts'
import { type Trade, trades } from '#words/trades.ts'

export type SampleCompany = ReturnType<typeof companyOf>

/** Company number `index` of the world, the same in a world of any size. Its trade is `index` modulo their number. */
export function companyOf(seed: number, index: number) {
  const random = randomOf(seed, kinds.company, index)
  const trade = tradeOf(index)
  const place = drawPlace(random)
  const stem = stemOf(index)
  const size = random() ** 3
  const form = size > 0.85 ? '集团有限公司' : size > 0.55 ? '股份有限公司' : '有限公司'
  const word = pick(trade.names, random)
  const name =
    random() < 0.08 ? `${stem}（${place.name}）${word}${form}` : `${place.name}${stem}${word}${form}`
  const capital = roundCapital(10 ** (5.7 + 3.2 * size + 0.6 * random()))
  const establishDate = `${between(1993, 2024, random)}-${two(between(1, 12, random))}-${two(between(1, 28, random))}`
  const status = statusOf(random)
  const products = pickSome(trade.products, between(2, 4, random), random)
  const hasSite = random() < 0.45
  return {
    id: sampleId('company', index),
    creditCode: creditCodeOf(place.code, index),
    name,
    stem,
    place,
    trade,
    englishName: random() < 0.3 ? englishNameOf(index, trade, random) : null,
    shortName: random() < 0.15 ? stem + word.slice(0, 2) : null,
    legalRepresentative:
      pick(surnames, random, 0.6) + pick(givens, random) + (random() < 0.6 ? pick(givens, random) : ''),
    enterpriseType: form === '有限公司' ? '有限责任公司（自然人投资或控股）' : `其他${form}`,
    status,
    statusGroup: status === '注销' || status === '吊销，未注销' ? ('red' as const) : ('green' as const),
    establishDate,
    capital,
    industryCode: trade.industry,
    regionCode: place.code,
    address: `${place.name}市${pick(districts, random)}${pick(roads, random)}${between(1, 999, random)}号`,
    scope: `一般项目：${[...trade.scope, ...products.map((product) => `${product}销售`), '技术服务、技术开发、技术咨询', '货物进出口'].join('；')}。`,
    products,
    introduction: `${name}专注${trade.title}领域，主要产品有${products.join('、')}，服务${pick(markets, random)}客户。`,
    insuredCount: Math.round(3 + 1200 * size * random()),
    staffScale: size > 0.7 ? '500_to_999' : size > 0.35 ? '100_to_499' : 'under_50',
    website: hasSite ? `https://www.c${index}.example.com` : null,
    brands: random() < 0.35 ? [stem] : [],
    formerName: random() < 0.07 ? `${place.name}${stem}${pick(trade.names, random)}有限公司` : null,
    tags: tagsOf(size, random),
    contactCount: contactCountOf(random),
  }
}

/** Where company number `index` is, without making the rest of it. */
export function placeOf(seed: number, index: number) {
  return drawPlace(randomOf(seed, kinds.company, index))
}

function drawPlace(random: Random) {
  return pick(places, random, 0.8)
}

const markets = ['华东和华南', '全国', '国内外', '海外三十多个国家', '中小制造', '大型制造']

export function tradeOf(index: number): Trade {
  const trade = trades[index % trades.length]
  if (!trade) throw new Error('no trade')
  return trade
}

/** One of 90,000 stems of two characters, then of three; neighbours in number are far apart in words. */
function stemOf(index: number): string {
  for (let at = (index * 7919) % (firsts.length * seconds.length * thirds.length); ; at += 1) {
    const first = firsts[at % firsts.length]
    const second = seconds[Math.floor(at / firsts.length) % seconds.length]
    const third =
      index < 3_000 ? '' : thirds[Math.floor(at / (firsts.length * seconds.length)) % thirds.length]
    const stem = `${first}${second}${third}`
    if (!taken.has(`${first}${second}`)) return stem
  }
}

function englishNameOf(index: number, trade: Trade, random: Random): string {
  const syllables = [
    'Lan',
    'Yan',
    'Mu',
    'Heng',
    'Shuo',
    'Cheng',
    'Zhou',
    'Ting',
    'Rui',
    'Qi',
    'Yu',
    'Han',
    'Wen',
    'Xia',
    'Lu',
    'Jing',
  ]
  const first = syllables[index % syllables.length] ?? ''
  const last = pick(syllables, random).toLowerCase()
  return `${first}${last} ${trade.english.split(/ and |, /)[0]} Co., Ltd.`
}

function statusOf(random: Random): string {
  const at = random()
  if (at < 0.02) return '注销'
  if (at < 0.03) return '吊销，未注销'
  return at < 0.7 ? '存续' : '在业'
}

function tagsOf(size: number, random: Random): string[] {
  const tags: string[] = []
  if (random() < 0.15 + 0.3 * size) tags.push('high_tech')
  if (random() < 0.1 * size) tags.push('little_giant')
  else if (random() < 0.12) tags.push('specialized_new')
  if (size > 0.6) tags.push('above_scale')
  return tags
}

/** Three on average. */
function contactCountOf(random: Random): number {
  return random() < 0.12 ? 0 : between(1, 6, random)
}

function roundCapital(value: number): number {
  const step = 10 ** Math.max(4, Math.floor(Math.log10(value)) - 1)
  return Math.round(value / step) * step
}

function two(value: number): string {
  return String(value).padStart(2, '0')
}
