/** A part of the ring; without a name all holders that are too small for one of their own. */
export interface Slice {
  name: string | null
  ratio: number
  colour: string
}

/** Below it a slice is too thin to see and to name (%). */
const least = 3
/** What rounding may take from a hundred or add to it (%). */
const rounding = 0.5

const colours = ['#2f5d8a', '#3f9c8f', '#c98a3c', '#8a6bb1', '#b1586b', '#6b8f3c', '#4d7fb8', '#a9763f']
const greys = '#c3ccd5'

/** How a hundred per cent is divided; no slices where what is known does not make a hundred, which would be a false picture. */
export function sharesOf(holders: readonly { name: string | null; ratio: number | null }[]): {
  slices: Slice[] | null
  sum: number
} {
  const known = holders.flatMap(({ name, ratio }) => (ratio === null || ratio === 0 ? [] : [{ name, ratio }]))
  const sum = known.reduce((total, { ratio }) => total + ratio, 0)
  if (Math.abs(sum - 100) > rounding) return { slices: null, sum }
  const large = known.filter(({ ratio }) => ratio >= least)
  const rest = known.filter(({ ratio }) => ratio < least).reduce((total, { ratio }) => total + ratio, 0)
  const slices = large.map((holder, at) => ({ ...holder, colour: colours[at % colours.length] ?? greys }))
  return { slices: rest > 0 ? [...slices, { name: null, ratio: rest, colour: greys }] : slices, sum }
}
