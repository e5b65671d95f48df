import { placeOf } from '#company/company.ts'
import { editionsOf, type SampleEdition } from '#exhibition/edition.ts'
import { seriesCount, seriesOf } from '#exhibition/series.ts'
import { type Random, randomOf } from '#random.ts'
import { kinds } from '#sampleId.ts'
import { trades } from '#words/trades.ts'

/**
 * An entry of an exhibitor list: the company that exhibits, in how many editions running, on how many
 * m², whether its printed name leads to it. */
export type ListEntry = {
  company: number
  streak: number
  area: number
  /** More space than at the edition before. */
  isGrown: boolean
  isNew: boolean
  matched: boolean
}
export type SampleList = { edition: SampleEdition; entries: ListEntry[] }

/** What was planted, for whoever checks a model against it. */
export const planted = {
  /** Who comes again: 0.7 on average. `base`, and what being there adds to it. */
  again: { base: 0.55, ownTopic: 0.2, near: 0.2, grown: 0.16, eachEdition: 0.02 },
  ownTopic: 0.55,
  farAccepted: 0.35,
  areaGrowth: 1.08,
}

type World = { seed: number; companies: number; today: string }

/** Every exhibitor list of the world, series by series, oldest edition first. One series is in memory at a time. */
export function* lists({ seed, companies, today }: World): Generator<SampleList> {
  const size = listSize(seed, companies, today)
  for (let index = 0; index < seriesCount; index++) {
    const series = seriesOf(seed, index)
    const seen = new Set<number>()
    let before: ListEntry[] = []
    for (const edition of editionsOf(series, seed, today)) {
      if (edition.listStatus === 'none') continue
      const random = randomOf(seed, kinds.list, edition.number)
      const entries = returning(before, edition, seed, random)
      const wanted = Math.min(Math.round(size * series.weight * edition.growth), Math.floor(companies / 3))
      addNew(entries, before, wanted, edition, { seed, companies, today }, random)
      for (const entry of entries) {
        entry.isNew = !seen.has(entry.company)
        seen.add(entry.company)
      }
      before = entries
      yield {
        edition,
        entries: edition.listStatus === 'partial' ? entries.slice(0, Math.ceil(wanted * 0.4)) : entries,
      }
    }
  }
}

/** Entries of an average list, so that 3,000 companies make 40,000 entries; never more than 200,000 in all. */
function listSize(seed: number, companies: number, today: string): number {
  let weights = 0
  for (let index = 0; index < seriesCount; index++) {
    const series = seriesOf(seed, index)
    for (const edition of editionsOf(series, seed, today)) {
      if (edition.listStatus === 'none') continue
      weights += series.weight * edition.growth * (edition.listStatus === 'partial' ? 0.4 : 1)
    }
  }
  return Math.min(200_000, (40_000 * companies) / 3_000) / weights
}

/** A company comes again the surer, the nearer its home and trade are, the more it has grown and the longer it has come. */
function returning(
  before: ListEntry[],
  { series }: SampleEdition,
  seed: number,
  random: Random,
): ListEntry[] {
  const entries: ListEntry[] = []
  const province = series.hall.regionCode.slice(0, 2)
  const { base, ownTopic, near, grown, eachEdition } = planted.again
  for (const { company, streak, area, isGrown } of before) {
    const comesAgain =
      base +
      (company % trades.length === series.index % trades.length ? ownTopic : 0) +
      (placeOf(seed, company).code.startsWith(province) ? near : 0) +
      (isGrown ? grown : 0) +
      eachEdition * Math.min(streak, 4)
    if (random() >= comesAgain) continue
    const grows = random() < 0.5
    entries.push({
      company,
      streak: streak + 1,
      area: Math.round(grows ? area * planted.areaGrowth ** 2 : area),
      isGrown: grows,
      isNew: false,
      matched: isMatched(random),
    })
  }
  return entries
}

function addNew(
  entries: ListEntry[],
  before: ListEntry[],
  wanted: number,
  edition: SampleEdition,
  world: World,
  random: Random,
) {
  // Who has just left does not come back at once: what is kept of a list is what `returning` kept.
  const listed = new Set([...entries, ...before].map(({ company }) => company))
  const province = edition.series.hall.regionCode.slice(0, 2)
  for (let tries = 0; entries.length < wanted && tries < wanted * 40; tries++) {
    const company = drawCompany(edition.series.index % trades.length, world.companies, random)
    if (listed.has(company)) continue
    const isNear = placeOf(world.seed, company).code.startsWith(province)
    if (!isNear && random() > planted.farAccepted) continue
    listed.add(company)
    entries.push({
      company,
      streak: 1,
      area: firstArea(random),
      isGrown: false,
      isNew: true,
      matched: isMatched(random),
    })
  }
}

/** Mostly of the topic itself; the companies with small numbers exhibit more. */
function drawCompany(topic: number, companies: number, random: Random): number {
  const other = random() < planted.ownTopic ? 0 : 1 + Math.floor(random() * 12)
  const trade = (topic + other) % trades.length
  const ofTrade = Math.max(1, Math.floor((companies - trade - 1) / trades.length) + 1)
  return Math.min(companies - 1, Math.floor(random() ** 1.5 * ofTrade) * trades.length + trade)
}

/** Of 40,000 entries about 500 carry a name that no company is found for, and 700 one that may be several. */
function isMatched(random: Random): boolean {
  return random() < 0.97
}

/** A shell-scheme booth of 9 m², or two of them, or space for a stand of one's own. */
function firstArea(random: Random): number {
  const at = random()
  if (at < 0.55) return 9
  if (at < 0.75) return 18
  return 36 + 18 * Math.floor(random() ** 2 * 12)
}
