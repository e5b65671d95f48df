import type { CopyValue } from '@zhzz/db/copyRows.ts'
import { tokensText } from '@zhzz/search/document/tokensText.ts'
import { exhibitorTopics } from '@zhzz/search/trade/exhibitorTopics.ts'
import { companyOf, type SampleCompany } from '#company/company.ts'
import { topicsOf } from '#company/topicsOf.ts'
import { addDays } from '#days.ts'
import type { ListEntry, SampleList } from '#exhibition/list.ts'
import { pick, pickSome, type Random, randomOf } from '#random.ts'
import { kinds, sampleId } from '#sampleId.ts'

const foreign = [
  { name: 'Nordvik Technik', country: 'DE' },
  { name: 'Altamar Industrie', country: 'FR' },
  { name: 'Tasogare Seiki', country: 'JP' },
  { name: 'Brightfen Instruments', country: 'GB' },
  { name: 'Valdora Macchine', country: 'IT' },
  { name: 'Hanbit Precision', country: 'KR' },
]

/** Rows of one list, in the order of the columns in writeExhibition.ts. */
export function* exhibitorRows({ edition, entries }: SampleList, seed: number): Generator<CopyValue[]> {
  const collected = addDays(edition.startDate, -14)
  for (const [position, entry] of entries.entries()) {
    const number = edition.number * 10_000_000 + position
    const random = randomOf(seed, kinds.exhibitor, number)
    const company = companyOf(seed, entry.company)
    const booth = boothOf(position, entries.length)
    const products = pickSome(company.products, 2, random)
    const printed = printedName(company, entry.matched, random)
    const topics = exhibitorTopics({
      categories: [company.trade.title],
      products,
      names: [printed.name],
    })
    const ofCompany = printed.status === 'matched' ? Object.keys(topicsOf(company)) : []
    yield [
      sampleId('exhibitor', number),
      edition.id,
      printed.status === 'matched' ? company.id : null,
      printed.name,
      company.englishName,
      printed.status,
      printed.score,
      JSON.stringify(printed.reasons),
      JSON.stringify(
        printed.status === 'candidate'
          ? [{ companyId: company.id, score: 0.82, reasons: printed.reasons }]
          : [],
      ),
      booth.number,
      booth.pavilion,
      boothTypeOf(entry),
      entry.area,
      products,
      JSON.stringify(topics),
      [...new Set([...Object.keys(topics), ...ofCompany])].toSorted(),
      company.trade.title,
      company.introduction,
      printed.country,
      company.regionCode,
      edition.at === 0 ? null : entry.isNew,
      entry.streak,
      collected,
      `${edition.name}会刊（示例）`,
      tokensText({ names: [printed.name, company.englishName], offers: [...products, company.trade.title] }),
    ]
  }
}

/** Most lists print the registered name; some a short one; a few names no company can be found for. */
function printedName(company: SampleCompany, isMatched: boolean, random: Random) {
  const at = random()
  if (isMatched && at < 0.93)
    return { name: company.name, status: 'matched', score: 1, reasons: ['sameName'], country: 'CN' }
  if (isMatched) {
    const name = `${company.place.name}${company.stem}${company.trade.names[0]}`
    return { name, status: 'matched', score: 0.96, reasons: ['sameButLegalForm'], country: 'CN' }
  }
  if (at < 0.58)
    return { name: company.stem, status: 'candidate', score: 0.82, reasons: ['sameStem'], country: 'CN' }
  const unmatched = { status: 'unmatched', score: null, reasons: [] }
  if (at < 0.8) {
    const maker = pick(foreign, random)
    return {
      ...unmatched,
      name: `${maker.name} ${pick(['Asia', 'Group', 'Systems', 'International'], random)}`,
      country: maker.country,
    }
  }
  return {
    ...unmatched,
    name: `${company.stem}${pick(['展销部', '品牌馆', '联合展团', '经营部'], random)}`,
    country: null,
  }
}

/** Four pavilions one after another, rows A to F, numbers along the row. */
function boothOf(position: number, count: number) {
  const perPavilion = Math.ceil(count / 4)
  const pavilion = `H${Math.floor(position / perPavilion) + 1}`
  const inside = position % perPavilion
  const row = 'ABCDEF'[inside % 6] ?? 'A'
  return { pavilion, number: `${pavilion}-${row}${String(101 + Math.floor(inside / 6)).padStart(3, '0')}` }
}

function boothTypeOf({ area, company }: ListEntry): string {
  if (area <= 18) return 'standard'
  return company % 9 === 0 ? 'raw' : 'custom'
}
