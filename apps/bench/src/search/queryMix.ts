import { fold } from '@zhzz/search/text/fold.ts'
import { regionByCode } from '@zhzz/search/text/region.ts'
import type { WorldCompany } from '#world/companies.ts'
import { pick, random } from '#world/random.ts'
import { trades } from '#world/vocabulary.ts'

export type Asked = { kind: string; keyword: string; regionCode: string }

/** Salespeople's queries about companies of the world: their kinds and shares, the same for the same sample. */
export function queryMix(sample: WorldCompany[], count: number): Asked[] {
  const next = random(99)
  return Array.from({ length: count }, () => ask(pick(sample, next), next))
}

function ask(company: WorldCompany, next: () => number): Asked {
  const share = next()
  const { regionCode } = company
  if (share < 0.3) return { kind: 'brand or short name', keyword: shortName(company, next), regionCode }
  if (share < 0.5) return { kind: 'full name', keyword: company.name, regionCode }
  const trade = pick(trades, next)
  if (share < 0.7) return { kind: 'product word', keyword: pick(trade.products, next), regionCode }
  if (share < 0.9)
    return { kind: 'place + trade', keyword: `${placeOf(company)} ${thing(trade, next)}`, regionCode }
  return { kind: 'prefix as typed', keyword: typed(company, next), regionCode }
}

function shortName(company: WorldCompany, next: () => number): string {
  const brand = company.brands[0]
  if (brand !== undefined && next() < 0.5) return brand
  const own = company.name.slice(company.name.indexOf(company.stem) + company.stem.length)
  return next() < 0.6 ? company.stem : company.stem + own.slice(0, 2)
}

function placeOf({ regionCode }: WorldCompany): string {
  return regionByCode.get(regionCode.slice(0, 4))?.shortName ?? '苏州'
}

function thing(trade: (typeof trades)[number], next: () => number): string {
  return next() < 0.5 ? trade.name : pick(trade.products, next)
}

/** The first characters of a name or of its own words: what a box holds while somebody types. */
export function typed(company: WorldCompany, next: () => number): string {
  const words = next() < 0.5 ? company.name : company.name.slice(company.name.indexOf(company.stem))
  return fold(words.slice(0, 2 + Math.floor(next() * 4))).trim()
}
