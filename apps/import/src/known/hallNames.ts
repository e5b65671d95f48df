import { type KnownHallNames, knownHallNames } from '@zhzz/db/reference/known/knownNames.ts'
import { regionEnglishNames } from '@zhzz/db/reference/regionEnglishNames.ts'
import { hallKey } from '#hall/hallKey.ts'

let byKey: Map<string, Set<KnownHallNames>> | undefined

/**
 * The hall that one of these names is of, by our reference data: the spelling may differ, the city stand before it or not.
 * A name that two halls share (国家会展中心) is of none.
 */
export function knownHallOf(...names: readonly (string | null)[]): KnownHallNames | undefined {
  byKey ??= keysOfAll()
  for (const name of names) {
    const halls = name === null ? undefined : byKey.get(hallKey(name))
    if (halls?.size === 1) return halls.values().next().value
  }
}

function keysOfAll(): Map<string, Set<KnownHallNames>> {
  const cities = new Map(
    [...regionEnglishNames.matchAll(/(\d{4}) ([^,\n]+)/g)].map(([, code = '', name = '']) => [code, name]),
  )
  const keys = new Map<string, Set<KnownHallNames>>()
  for (const hall of knownHallNames()) {
    const city = cities.get(hall.regionCode.slice(0, 4)) ?? ''
    const spellings = [
      hall.name,
      hall.name.replace(/（.+）$/, ''),
      ...hall.aliases,
      ...hall.englishNames,
      ...hall.englishNames.filter((name) => !name.includes(city)).map((name) => `${city} ${name}`),
    ]
    for (const key of new Set(spellings.map(hallKey)))
      keys.set(key, new Set([...(keys.get(key) ?? []), hall]))
  }
  return keys
}
