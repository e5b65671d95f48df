import type { Queries } from '@zhzz/db/queries.ts'
import {
  type HouseKeys,
  type HouseLink,
  isSameHouse,
  type PrintedHouse,
} from '@zhzz/search/names/houseKeys.ts'
import { findHouses, findParted, findSaid, sharedHostLimit } from '#house/houseSql.ts'

export type House = {
  id: string
  name: string
  country: string | null
  website: string | null
  /** Known only from lists. */
  isList: boolean
}

type Said = { key: string; country: string | null; companyId: string }

/** The houses that the keys of a batch find, those that the batch makes among them. */
export class KnownHouses {
  readonly #byKey = new Map<string, House[]>()
  #parted = new Set<string>()
  #said: Said[] = []

  private constructor() {}

  static async load(client: Queries, keys: readonly HouseKeys[]): Promise<KnownHouses> {
    const known = new KnownHouses()
    const all = new Set(keys.flatMap(({ own, others, host }) => [own, ...others, ...(host ? [host] : [])]))
    const { rows } = await client.query<House & { key: string }>(findHouses, [[...all]])
    for (const { key, ...house } of rows) known.add(key, house)
    const ids = [...new Set(rows.map(({ id }) => id))]
    const { rows: parted } = await client.query<{ pair: string }>(findParted, [ids])
    known.#parted = new Set(parted.map(({ pair }) => pair))
    const { rows: said } = await client.query<Said>(findSaid, [[...new Set(keys.map(({ own }) => own))]])
    known.#said = said
    return known
  }

  add(key: string, house: House): void {
    const sharing = this.#byKey.get(key)
    if (sharing === undefined) this.#byKey.set(key, [house])
    else if (!sharing.some(({ id }) => id === house.id)) sharing.push(house)
  }

  /** Whether a key of this house is known already, or tells nothing because too many share it. */
  has(key: string, id: string): boolean {
    const sharing = this.#byKey.get(key) ?? []
    return sharing.length > sharedHostLimit || sharing.some((house) => house.id === id)
  }

  /** An operator has said that this house is not that company. */
  isParted(house: House, companyId: string): boolean {
    return this.#parted.has(`${house.id} ${companyId}`)
  }

  /** The company that an operator said this name is; of two decisions about one name none. */
  said({ country }: PrintedHouse, { own }: HouseKeys): string | null {
    const said = this.#said.filter(
      (each) => each.key === own && (each.country === null || country === null || each.country === country),
    )
    const ids = new Set(said.map(({ companyId }) => companyId))
    return ids.size === 1 ? (said[0]?.companyId ?? null) : null
  }

  find(printed: PrintedHouse, { own, others, host }: HouseKeys): { house: House; link: HouseLink } | null {
    const tries: [string, HouseLink][] = [
      [own, 'name'],
      ...others.map((key): [string, HouseLink] => [key, 'alias']),
    ]
    if (host !== null && (this.#byKey.get(host)?.length ?? 0) <= sharedHostLimit) tries.push([host, 'host'])
    for (const [key, link] of tries) {
      const house = this.#fitting(printed, key, link)
      if (house !== undefined) return { house, link }
    }
    return null
  }

  /** The house whose own name or alias this is; null where there is none, or more than one. */
  only({ own }: HouseKeys): string | null {
    const [house, second] = this.#byKey.get(own) ?? []
    return house === undefined || second !== undefined ? null : house.id
  }

  /** Of several houses of one key the one in the same country, else the one known first. */
  #fitting(printed: PrintedHouse, key: string, link: HouseLink): House | undefined {
    const fitting = (this.#byKey.get(key) ?? []).filter((house) =>
      isSameHouse(printed, { ...house, otherNames: [] }, link),
    )
    return fitting.find(({ country }) => country !== null && country === printed.country) ?? fitting[0]
  }
}
