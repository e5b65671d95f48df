import { hallAt } from '#exhibition/hall.ts'
import { between, pick, randomOf } from '#random.ts'
import { kinds, sampleId } from '#sampleId.ts'
import { trades } from '#words/trades.ts'

export const seriesCount = 80

const areas = [
  ['华东', 'East China', '3'],
  ['大湾区', 'Greater Bay Area', '44'],
  ['长三角', 'Yangtze Delta', '3'],
  ['西部', 'Western China', '5'],
  ['华中', 'Central China', '42'],
  ['北方', 'Northern China', '1'],
] as const
const suffixes = [
  ['展览会', 'Exhibition', 'trade'],
  ['博览会', 'Expo', 'expo'],
  ['交易会', 'Trade Fair', 'general'],
] as const

export type SampleSeries = ReturnType<typeof seriesOf>

/** Series number `index`: one topic, one home hall; its next first day is spread evenly over the coming year. */
export function seriesOf(seed: number, index: number) {
  const random = randomOf(seed, kinds.series, index)
  const trade = trades[index % trades.length] ?? trades[0]
  if (!trade) throw new Error('no trade')
  const [area, areaEnglish, areaCode] =
    areas[Math.floor(index / trades.length + index) % areas.length] ?? areas[0]
  const [suffix, suffixEnglish, type] = pick(suffixes, random)
  const hall = pickHall(areaCode, index)
  const firstYear = between(1998, 2016, random)
  const word = index >= trades.length * 2 ? '智造' : index >= trades.length ? '国际' : ''
  const wordEnglish = index >= trades.length * 2 ? 'Smart ' : index >= trades.length ? 'International ' : ''
  return {
    id: sampleId('series', index),
    index,
    trade,
    hall,
    name: `${area}${word}${trade.title}${suffix}`,
    englishName: `${areaEnglish} ${wordEnglish}${trade.english} ${suffixEnglish}`,
    type,
    frequency: index % 11 === 7 ? 'biennial' : 'yearly',
    everyDays: index % 11 === 7 ? 728 : 364,
    firstYear,
    pastEditions: between(2, 4, random),
    /** days from today to the first day of the edition that comes next or is going on */
    phase: Math.floor((index / seriesCount) * 340) - 2,
    days: between(3, 4, random),
    /** exhibitors of an edition relative to the others */
    weight: 0.4 + 2.2 * random() ** 2,
    isUfiApproved: random() < 0.2,
    introduction: `${area}${word}${trade.title}${suffix}创办于${firstYear}年，展品覆盖${trade.products.slice(0, 4).join('、')}等，面向生产企业、渠道商和采购商。`,
  }
}

/** A hall of the area that the series is named after, or any. */
function pickHall(areaCode: string, index: number) {
  for (let step = 0; step < 30; step++) {
    const hall = hallAt(index * 7 + step)
    if (hall.regionCode.startsWith(areaCode)) return hall
  }
  return hallAt(index * 7)
}
