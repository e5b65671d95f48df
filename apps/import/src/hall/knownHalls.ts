import type { Queries } from '@zhzz/db/queries.ts'
import { nameKey } from '@zhzz/search/text/fold.ts'
import { wrongNames } from '#correct/wasSaid.ts'
import { hallKey, hallKeyWithoutPlace, withoutPlace } from '#hall/hallKey.ts'

export type KnownHall = {
  id: string
  name: string
  englishName: string | null
  aliases: string[]
  /** Names that our reference data adds to those of imports, and those that were put right. */
  knownAliases: string[]
  regionCode: string | null
  rowHash: Buffer | null
}

/** Every hall by every spelling of its names; a spelling that two halls share finds neither. */
export class KnownHalls {
  readonly #whole = new Map<string, Set<KnownHall>>()
  readonly #placeless = new Map<string, Set<KnownHall>>()

  static async load(client: Queries): Promise<KnownHalls> {
    const { rows } = await client.query<KnownHall>(
      `select id, name, english_name as "englishName", aliases, known_aliases || ${wrongNames('h')} as "knownAliases",
         region_code as "regionCode", row_hash as "rowHash" from hall h`,
    )
    const halls = new KnownHalls()
    for (const hall of rows) halls.add(hall)
    return halls
  }

  add(hall: KnownHall) {
    for (const name of namesOf(hall)) {
      if (!name) continue
      put(this.#whole, hallKey(name), hall)
      put(this.#placeless, hallKeyWithoutPlace(name), hall)
    }
  }

  find(name: string): KnownHall | undefined {
    return only(this.#whole.get(hallKey(name))) ?? only(this.#placeless.get(hallKey(name)))
  }

  /** Why a row of a hall that is not known is refused. */
  asks(name: string): string {
    const candidates = this.candidates(name)
    const asked = candidates.length > 0 ? `: is it ${candidates.join(' or ')}?` : ': import it first'
    return `no hall is called ${name}${asked}`
  }

  /** Names of the halls that a name which finds none may mean: several bear it, or one name is a part of the other. */
  candidates(name: string): string[] {
    const key = hallKey(name)
    const shared = [...(this.#whole.get(key) ?? []), ...(this.#placeless.get(key) ?? [])]
    const asked = nameKey(name)
    const alike = [...this.#whole.values()].flatMap((halls) =>
      [...halls].filter((hall) => namesOf(hall).some((own) => own !== null && isAlike(own, asked))),
    )
    return [...new Set([...shared, ...alike].map((hall) => hall.name))].slice(0, mostCandidates)
  }
}

const mostCandidates = 5
const leastPart = 4

function namesOf({ name, englishName, aliases, knownAliases }: KnownHall): (string | null)[] {
  return [name, englishName, ...aliases, ...knownAliases]
}

function isAlike(own: string, asked: string): boolean {
  return isPart(nameKey(own), asked) || isPart(withoutPlace(own) ?? '', asked)
}

function isPart(a: string, b: string): boolean {
  const [short, long] = a.length < b.length ? [a, b] : [b, a]
  return short.length >= leastPart && long.includes(short)
}

function put(map: Map<string, Set<KnownHall>>, key: string | null, hall: KnownHall) {
  if (key === null || key === '') return
  const halls = map.get(key)
  if (halls) halls.add(hall)
  else map.set(key, new Set([hall]))
}

function only(halls: Set<KnownHall> | undefined): KnownHall | undefined {
  const ids = new Set([...(halls ?? [])].map(({ id }) => id))
  return ids.size === 1 ? halls?.values().next().value : undefined
}
