import { knownFairLines } from '#reference/known/fairs.ts'
import { knownHallLines } from '#reference/known/halls.ts'

export type KnownHallNames = {
  /** GB/T 2260, or ISO 3166-1 alpha-2 abroad. */
  regionCode: string
  name: string
  englishNames: string[]
  aliases: string[]
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
  return linesOf(knownHallLines).map(([regionCode = '', name = '', english = '', aliases = '']) => ({
    regionCode,
    name,
    englishNames: listOf(english),
    aliases: listOf(aliases),
  }))
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
