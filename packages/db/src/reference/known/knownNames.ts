import { knownFairLines } from '#reference/known/fairs.ts'
import { hallPlaceLines } from '#reference/known/hallPlaces.ts'
import { knownHallLines } from '#reference/known/halls.ts'

export type KnownHallNames = {
  /** GB/T 2260, or ISO 3166-1 alpha-2 abroad. */
  regionCode: string
  name: string
  englishNames: string[]
  aliases: string[]
  place: KnownPlace | null
}

export type KnownPlace = {
  /** WGS 84, degrees */
  longitude: number | null
  latitude: number | null
  /** m² */
  indoorArea: number | null
  /** an address */
  source: string
}

export type KnownFairNames = {
  name: string
  englishNames: string[]
  aliases: string[]
  /** Each with words of which a name must have one, lower case; none: the abbreviation is borne by nobody else. */
  abbreviations: { text: string; topics: string[] }[]
  /** Where it is held; none: in changing cities. */
  regionCodes: string[]
}

export function knownHallNames(): KnownHallNames[] {
  const places = new Map(linesOf(hallPlaceLines).map((line) => [line[0], placeOf(line)]))
  return linesOf(knownHallLines).map(([regionCode = '', name = '', english = '', aliases = '']) => ({
    regionCode,
    name,
    englishNames: listOf(english),
    aliases: listOf(aliases),
    place: places.get(name) ?? null,
  }))
}

function placeOf([, longitude = '', latitude = '', area = '', source = '']: string[]): KnownPlace {
  const numberOf = (text: string) => (text === '' ? null : Number(text))
  return {
    longitude: numberOf(longitude),
    latitude: numberOf(latitude),
    indoorArea: numberOf(area),
    source,
  }
}

export function knownFairNames(): KnownFairNames[] {
  return linesOf(knownFairLines).map(([name = '', english = '', aliases = '', short = '', regions = '']) => ({
    name,
    englishNames: listOf(english),
    aliases: listOf(aliases),
    abbreviations: listOf(short).map((one) => {
      const [text = '', topics = ''] = one.split(':')
      return { text, topics: topics.split(',').filter(Boolean) }
    }),
    regionCodes: listOf(regions),
  }))
}

function linesOf(text: string): string[][] {
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => line.split('|'))
}

function listOf(text: string): string[] {
  return text.split(';').filter(Boolean)
}
