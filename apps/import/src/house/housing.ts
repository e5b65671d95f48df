import type { Queries } from '@zhzz/db/queries.ts'
import {
  type HouseKeys,
  type HouseLink,
  houseKeys,
  type PrintedHouse,
  registeredKey,
} from '@zhzz/search/names/houseKeys.ts'
import { foldedName } from '@zhzz/search/names/houseName.ts'
import { readPrinted } from '@zhzz/search/names/printedName.ts'
import { nameKey } from '@zhzz/search/text/fold.ts'
import { v7 as uuid } from 'uuid'
import type { Candidate, Match } from '#exhibitor/match.ts'
import * as sql from '#house/houseSql.ts'
import { type House, KnownHouses } from '#house/knownHouses.ts'

/** What a list tells of a company. */
export type Listed = PrintedHouse & {
  englishName: string | null
  introduction: string | null
  products: string[]
  industryText: string | null
  industryCode: string | null
  regionCode: string | null
  source: string
}

/** The company an entry belongs to, and why. */
export type Placed = { companyId: string; score: number; reasons: string[] }

const why: Record<HouseLink, string> = { name: 'sameHouse', alias: 'sameAlias', host: 'sameWebsite' }

/**
 * Gives every printed name a company: the one an operator said it is, else the one it was matched to, else the house it was printed under before, else one
 * of its own. A handful of statements for all of them. Returns too whose search rows are to be made again.
 */
export async function house(
  client: Queries,
  listed: readonly Listed[],
  matches: readonly Match[],
): Promise<{ placed: Placed[]; touched: string[] }> {
  const keys = listed.map(houseKeys)
  const known = await KnownHouses.load(client, keys)
  const book = new Book(known)
  const placed = listed.map((printed, at): Placed => {
    const own = keys[at] ?? houseKeys(printed)
    const said = known.said(printed, own)
    if (said !== null) return { companyId: said, score: 1, reasons: ['saidToBe'] }
    const match = matches[at]
    const found = known.find(printed, own)
    if (match?.status === 'matched' && !(found && known.isParted(found.house, match.companyId))) return match
    const companyId = found?.house.id ?? uuid()
    const home = found?.house ?? newHouse(companyId, printed)
    if (found === null) book.make(home, match?.candidates ?? [])
    if (home.isList) book.tell(home, printed, own)
    return { companyId, score: 1, reasons: [found === null ? 'listedName' : why[found.link]] }
  })
  return { placed, touched: await book.write(client) }
}

function newHouse(id: string, printed: Listed): House {
  return {
    id,
    name: readPrinted(printed).name,
    country: countryOf(printed),
    website: printed.website,
    isList: true,
  }
}

function countryOf({ name, country }: Listed): string | null {
  return country ?? (registeredKey(name) === null ? null : 'CN')
}

type Told = ReturnType<typeof told>

function told(house: House, listed: Listed) {
  return {
    id: house.id,
    name: house.name,
    name_key: nameKey(house.name),
    english_name: listed.englishName,
    country_code: countryOf(listed),
    website: listed.website,
    region_code: listed.regionCode,
    introduction: listed.introduction,
    products: listed.products,
    industry_text: listed.industryText,
    industry_code: listed.industryCode,
    data_source: listed.source,
  }
}

/** What a batch tells of houses, each once. */
class Book {
  readonly #known: KnownHouses
  readonly #told = new Map<string, Told>()
  readonly #keys: { key: string; id: string }[] = []
  readonly #names: { id: string; name: string }[] = []
  readonly #candidates = new Map<string, readonly Candidate[]>()

  constructor(known: KnownHouses) {
    this.#known = known
  }

  make({ id }: House, candidates: readonly Candidate[]): void {
    this.#candidates.set(id, candidates)
  }

  tell(house: House, listed: Listed, keys: HouseKeys): void {
    const facts = told(house, listed)
    const before = this.#told.get(house.id)
    if (before) fill(before, facts)
    else this.#told.set(house.id, facts)
    for (const key of [keys.own, ...keys.others, ...(keys.host ? [keys.host] : [])]) {
      if (this.#known.has(key, house.id)) continue
      this.#known.add(key, house)
      this.#keys.push({ key, id: house.id })
      const name = [listed.name, ...listed.otherNames].find((one) => isNamed(one, house, key))
      if (name !== undefined && name !== listed.englishName) this.#names.push({ id: house.id, name })
    }
  }

  async write(client: Queries): Promise<string[]> {
    const made = [...this.#told.values()].filter(({ id }) => this.#candidates.has(id))
    const touched = new Set(made.map(({ id }) => id))
    if (made.length > 0) await client.query(sql.insertHouses, [JSON.stringify(made)])
    const known = [...this.#told.values()].filter(({ id }) => !touched.has(id))
    if (known.length > 0) {
      const { rows } = await client.query<{ id: string }>(sql.tellHouses, [JSON.stringify(known)])
      for (const { id } of rows) touched.add(id)
    }
    await client.query(sql.insertKeys, [this.#keys.map(({ key }) => key), this.#keys.map(({ id }) => id)])
    const { rows } = await client.query<{ id: string }>(sql.insertNames, [
      this.#names.map(({ id }) => id),
      this.#names.map(({ name }) => name),
      this.#names.map(({ name }) => nameKey(name)),
    ])
    for (const { id } of rows) touched.add(id)
    await writeCandidates(client, this.#candidates)
    return [...touched]
  }
}

function fill(facts: Told, more: Told): void {
  facts.english_name ??= more.english_name
  facts.country_code ??= more.country_code
  facts.website ??= more.website
  facts.region_code ??= more.region_code
  facts.introduction ??= more.introduction
  facts.industry_text ??= more.industry_text
  facts.industry_code ??= more.industry_code
  if (facts.products.length === 0) facts.products = more.products
}

/** Whether a key is of this other name, which the house does not bear itself. */
function isNamed(name: string, house: House, key: string): boolean {
  const own = houseKeys({ name, otherNames: [], country: null, website: null }).own
  return own === key && foldedName(name) !== foldedName(house.name)
}

/** Whom each of these houses may be, in place of what was thought before. */
export async function writeCandidates(
  client: Queries,
  candidates: ReadonlyMap<string, readonly Candidate[]>,
): Promise<void> {
  const rows = [...candidates].flatMap(([id, all]) =>
    all.flatMap(({ companyId, score, reasons }) =>
      companyId === id ? [] : [{ company_id: id, candidate_id: companyId, score, reasons }],
    ),
  )
  const text = JSON.stringify(rows)
  await client.query(sql.dropCandidates, [[...candidates.keys()], text])
  if (rows.length > 0) await client.query(sql.insertCandidates, [text])
}
