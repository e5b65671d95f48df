import { CompanyGroups } from '#fair/companyGroups.ts'
import { nameWords } from '#fair/companyName.ts'
import type { Edition } from '#fair/fair.ts'

/** An edition whose list is known, in the numbers the features work with. */
export type Held = {
  index: number
  id: string
  series: number
  /** First day, or the last day it can mean. */
  day: number
  country: string
  lat: number | null
  lon: number | null
  organisers: string[]
  /** Distinct keys of the list. */
  keys: number[]
}

export type Company = {
  keys: number[]
  /** Indexes of the editions it was in, in order of time, without repeats. */
  editions: number[]
  country: string
  lat: number | null
  lon: number | null
}

/**
 * Everything known up to a day. It can only move forward, and whatever is computed from it can only use what
 * has been taken in: that is the whole guard against looking ahead.
 */
export class History {
  readonly keyText: string[] = []
  /** Per key: indexes of the editions that printed it, in order of time. */
  readonly keyEditions: number[][] = []
  readonly editions: Held[] = []
  /** Per series: its editions with a list, in order of time. */
  readonly seriesEditions: Held[][] = []
  readonly keysByFirstWord = new Map<string, number[]>()
  private readonly heldById = new Map<string, Held>()
  private readonly companies: (Company | undefined)[] = []
  private readonly keyIds = new Map<string, number>()
  private readonly seriesIds = new Map<string, number>()
  private readonly groups = new CompanyGroups((kept, absorbed) => this.absorb(kept, absorbed))
  private readonly pending: Edition[]
  private taken = 0
  private today = Number.NEGATIVE_INFINITY

  /** `editions` in any order; each is taken in once its `knownFrom` has come. */
  constructor(editions: Edition[]) {
    this.pending = editions
      .filter((edition) => edition.exhibitors.length > 0)
      .sort((a, b) => a.knownFrom - b.knownFrom || (a.id < b.id ? -1 : 1))
  }

  /** Takes in every list that may be known on `day`. */
  advanceTo(day: number): void {
    if (day < this.today) throw new Error('History only moves forward')
    this.today = day
    for (
      let next = this.pending[this.taken];
      next && next.knownFrom <= day;
      next = this.pending[this.taken]
    ) {
      this.take(next)
      this.taken++
    }
  }

  seriesId(name: string): number {
    const known = this.seriesIds.get(name)
    if (known !== undefined) return known
    const id = this.seriesIds.size
    this.seriesIds.set(name, id)
    this.seriesEditions[id] = []
    return id
  }

  keyId(text: string): number | undefined {
    return this.keyIds.get(text)
  }

  companyId(key: number): number {
    return this.groups.group(key)
  }

  company(id: number): Company {
    const company = this.companies[id]
    if (!company) throw new Error(`No company ${id}`)
    return company
  }

  /** The edition, if its list is known by now. */
  held(editionId: string): Held | undefined {
    return this.heldById.get(editionId)
  }

  get companyIds(): number[] {
    return this.companies.flatMap((company, id) => (company ? [id] : []))
  }

  private take(edition: Edition): void {
    const series = this.seriesId(edition.series)
    const index = this.editions.length
    const keys = new Set<number>()
    for (const exhibitor of edition.exhibitors) {
      if (!exhibitor.key) continue
      const key = this.internKey(exhibitor.key)
      for (const alias of exhibitor.aliases) this.groups.alias(key, alias)
      if (exhibitor.host) this.groups.host(key, exhibitor.key, exhibitor.host)
      keys.add(key)
    }
    for (const key of keys) this.keyEditions[key]?.push(index)
    for (const exhibitor of edition.exhibitors) {
      const key = this.keyIds.get(exhibitor.key)
      if (key === undefined) continue
      const company = this.company(this.companyId(key))
      if (company.editions.at(-1) !== index) company.editions.push(index)
      if (exhibitor.country) company.country = exhibitor.country
      if (exhibitor.lat !== null && exhibitor.lon !== null) {
        company.lat = exhibitor.lat
        company.lon = exhibitor.lon
      }
    }
    const { id, country, lat, lon, organisers } = edition
    const held = {
      index,
      id,
      series,
      day: edition.knownFrom - 1,
      country,
      lat,
      lon,
      organisers,
      keys: [...keys],
    }
    this.editions.push(held)
    this.heldById.set(id, held)
    this.seriesEditions[series]?.push(held)
  }

  private internKey(text: string): number {
    const known = this.keyIds.get(text)
    if (known !== undefined) return known
    const key = this.keyText.length
    this.keyText.push(text)
    this.keyIds.set(text, key)
    this.keyEditions.push([])
    this.companies.push({ keys: [key], editions: [], country: '', lat: null, lon: null })
    this.groups.add(key, text)
    const first = nameWords(text)[0] ?? ''
    const sharing = this.keysByFirstWord.get(first)
    if (sharing) sharing.push(key)
    else this.keysByFirstWord.set(first, [key])
    return key
  }

  private absorb(kept: number, absorbed: number): void {
    const a = this.company(kept)
    const b = this.company(absorbed)
    a.keys = [...a.keys, ...b.keys].sort((x, y) => x - y)
    a.editions = [...new Set([...a.editions, ...b.editions])].sort((x, y) => x - y)
    a.country ||= b.country
    if (a.lat === null) {
      a.lat = b.lat
      a.lon = b.lon
    }
    this.companies[absorbed] = undefined
  }
}
