/** An edition as the product announces it. Days are counted from 1970-01-01. */
export type WorldEdition = {
  id: string
  /** Place in `World.series`. */
  series: number
  start: number
  end: number
  province: string
  lat: number
  lon: number
  organizers: string[]
  isCancelled: boolean
  listStatus: string
}

export type WorldSeries = {
  id: string
  /** Editions of the series by first day. */
  editions: number[]
}

/**
 * Every matched participation of a database in typed arrays: 12 bytes a participation, 44 a company that has one.
 * Companies and editions are numbers; editions are numbered by first day. What is known when is told by `known`
 * alone: whoever computes something for a cut-off looks at nothing with a later `known`.
 */
export type World = {
  editions: WorldEdition[]
  series: WorldSeries[]
  companies: Companies
  /** Participations of company c: places `first[c]` to `first[c + 1]`, by edition. */
  first: Uint32Array
  edition: Int32Array
  /** Day on which the entry could be read. */
  known: Int32Array
  /** m²; NaN unknown */
  area: Float32Array
  boothType: Uint8Array
  /** Companies of edition e: places `listFirst[e]` to `listFirst[e + 1]`. */
  listFirst: Uint32Array
  listCompany: Int32Array
  listKnown: Int32Array
}

export type Companies = {
  count: number
  /** 16 bytes each */
  ids: Uint8Array
  /** GB/T 4754 division, e.g. 34; 0 unknown */
  industry: Uint8Array
  /** First two digits of GB/T 2260; 0 unknown or abroad */
  province: Uint8Array
  /** Whole region code as a number; 0 unknown */
  region: Uint32Array
  lat: Float32Array
  lon: Float32Array
  /** log10 of the registered capital; NaN unknown */
  capital: Float32Array
  /** 1: the registry says it is closed down */
  isClosed: Uint8Array
}

export const boothTypes = ['unknown', 'standard', 'custom', 'raw', 'joint'] as const

export function companyIdOf({ companies: { ids } }: World, company: number): string {
  const hex = Buffer.from(ids.buffer, ids.byteOffset + company * 16, 16).toString('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`
}
