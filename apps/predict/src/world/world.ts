import type { Houses } from '#names/houses.ts'
import type { PrintedNames } from '#names/printedNames.ts'

/** An edition as it is announced. Days are counted from 1970-01-01. */
export type WorldEdition = {
  id: string
  /** Place in `World.series`. */
  series: number
  start: number
  /** Where it takes place, in the numbers of `Origins.home`; 0 unknown. */
  home: number
  lat: number
  lon: number
  organizers: readonly string[]
  isCancelled: boolean
  listStatus: string
}

export type WorldSeries = {
  id: string
  /** Editions of the series by first day. */
  editions: number[]
}

/**
 * Every participation of a database or a folder in typed arrays: 21 bytes each, 39 a company that has one. Exhibitors
 * and editions are numbers; editions are numbered by first day. What is known when is told by `known` alone:
 * whoever computes something for a cut-off looks at nothing with a later `known`.
 */
export type World = {
  editions: WorldEdition[]
  series: WorldSeries[]
  exhibitors: Exhibitors
  /** Participations of exhibitor e: places `first[e]` to `first[e + 1]`, by edition. */
  first: Uint32Array
  edition: Int32Array
  /** Day on which the entry could be read. */
  known: Int32Array
  /** m²; NaN unknown */
  area: Float32Array
  boothType: Uint8Array
  /** Exhibitors of edition e: places `listFirst[e]` to `listFirst[e + 1]`. */
  listFirst: Uint32Array
  listExhibitor: Int32Array
  listKnown: Int32Array
  /** Day on which the last entry of edition e could be read. */
  listDone: Int32Array
}

export type Exhibitors = {
  count: number
  /** How the world it was read from calls an exhibitor: the id of a company, or the name a list prints. */
  keyOf: (exhibitor: number) => string
  houses: Houses
  /** null where exhibitors are companies, whatever lists call them. */
  names: PrintedNames | null
  origins: Origins
  /** GB/T 4754 division, e.g. 34; 0 unknown */
  industry: Uint8Array
  /** Whole region code as a number; 0 unknown */
  region: Uint32Array
  /** log10 of the registered capital; NaN unknown */
  capital: Float32Array
  /** 1: the registry says it is closed down */
  isClosed: Uint8Array
}

/** Where exhibitors come from: a value for each exhibitor, or, where only lists tell, for each participation. */
export type Origins = {
  of: 'exhibitor' | 'participation'
  /** First two digits of GB/T 2260 in a database, a number for each country in a folder; 0 unknown */
  home: Uint8Array
  lat: Float32Array
  lon: Float32Array
}

export const boothTypes = ['unknown', 'standard', 'custom', 'raw', 'joint'] as const

/** What nothing is known of: so many places of it. */
export function unknownFacts(count: number) {
  return {
    industry: new Uint8Array(count),
    region: new Uint32Array(count),
    capital: new Float32Array(count).fill(Number.NaN),
    isClosed: new Uint8Array(count),
  }
}
