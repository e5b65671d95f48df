/** Per row −log(20 + its place by falling value among the rows from `from` on); NaN for those before. */
export function placesOf(values: Float32Array, width: number, column: number, from: number): Float32Array {
  const count = values.length / width
  const places = new Float32Array(count).fill(Number.NaN)
  const valueOf = (row: number) => values[row * width + column] || 0
  Array.from({ length: count - from }, (_, at) => from + at)
    .sort((a, b) => valueOf(b) - valueOf(a) || a - b)
    .forEach((row, place) => (places[row] = -Math.log(20 + place)))
  return places
}
