/** One settled ranking: which places hit, with what probability, and how many there were to find. */
export type Settled = {
  editionId: string
  year: number
  hits: boolean[]
  probability: number[]
  actual: number
}

export type Figures = {
  editions: number
  p20: number
  p50: number
  p100: number
  rPrecision: number
  recall200: number
  brier: number
  ece: number
}

const count = (hits: boolean[], places: number) => hits.slice(0, places).filter(Boolean).length
const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

/** Means over editions; Brier score and calibration error over all their ranked places. */
export function figuresOf(settled: Settled[]): Figures {
  const each = (figure: (one: Settled) => number) => mean(settled.map(figure))
  const places = settled.flatMap((one) =>
    one.hits.map((hit, at) => ({ hit, probability: one.probability[at] ?? Number.NaN })),
  )
  return {
    editions: settled.length,
    p20: each((one) => count(one.hits, 20) / 20),
    p50: each((one) => count(one.hits, 50) / 50),
    p100: each((one) => count(one.hits, 100) / 100),
    rPrecision: each((one) => count(one.hits, one.actual) / one.actual),
    recall200: each((one) => count(one.hits, 200) / one.actual),
    brier: mean(places.map(({ hit, probability }) => (Number(hit) - (probability ?? Number.NaN)) ** 2)),
    ece: calibrationError(calibrationTable(settled)),
  }
}

export type CalibrationRow = { from: number; to: number; places: number; predicted: number; happened: number }

/** Ten bands of predicted probability: what was said and what came true. */
export function calibrationTable(settled: Settled[]): CalibrationRow[] {
  const bands = Array.from({ length: 10 }, () => ({ places: 0, predicted: 0, happened: 0 }))
  for (const one of settled) {
    one.probability.forEach((probability, at) => {
      const band = bands[Math.min(9, Math.floor(probability * 10))]
      if (!band) return
      band.places++
      band.predicted += probability
      band.happened += Number(one.hits[at])
    })
  }
  return bands.map(({ places, predicted, happened }, at) => ({
    from: at / 10,
    to: (at + 1) / 10,
    places,
    predicted: predicted / places,
    happened: happened / places,
  }))
}

/** Mean gap between said and happened, weighted by places. */
function calibrationError(table: CalibrationRow[]): number {
  const filled = table.filter((row) => row.places > 0)
  const places = filled.reduce((sum, row) => sum + row.places, 0)
  return filled.reduce((sum, row) => sum + row.places * Math.abs(row.predicted - row.happened), 0) / places
}
