import { calibrationTable, type Figures, figuresOf, type Settled } from '#score/metrics.ts'

/** One way of ranking and how its rankings turned out. */
export type Contender = { name: string; settled: Settled[] }

const columns: { title: string; of: (figures: Figures) => string }[] = [
  { title: 'P@20', of: (f) => f.p20.toFixed(3) },
  { title: 'P@50', of: (f) => f.p50.toFixed(3) },
  { title: 'P@100', of: (f) => f.p100.toFixed(3) },
  { title: 'R-prec.', of: (f) => f.rPrecision.toFixed(3) },
  { title: 'recall@200', of: (f) => f.recall200.toFixed(3) },
  { title: 'Brier', of: (f) => (Number.isNaN(f.brier) ? '–' : f.brier.toFixed(4)) },
  { title: 'ECE', of: (f) => (Number.isNaN(f.ece) ? '–' : f.ece.toFixed(4)) },
]

/** Markdown tables for all editions and by year; the first contender is the model, whose calibration is shown. */
export function reportText(contenders: Contender[]): string {
  const [model] = contenders
  if (model === undefined || model.settled.length === 0) return 'no edition that was asked for has a list'
  return `${wholeText(model, contenders)}\n\n${yearText(contenders)}`
}

function wholeText({ settled }: Contender, contenders: Contender[]): string {
  const lines = [
    `## ${settled.length} editions, means over editions`,
    '',
    `| | ${columns.map((column) => column.title).join(' | ')} |`,
    `|---|${columns.map(() => '---:').join('|')}|`,
    ...contenders.map((contender) => {
      const figures = figuresOf(contender.settled)
      return `| ${contender.name} | ${columns.map((column) => column.of(figures)).join(' | ')} |`
    }),
    '',
    '| probability | places | said | came true |',
    '|---|---:|---:|---:|',
    ...calibrationTable(settled).flatMap((row) =>
      row.places === 0
        ? []
        : `| ${row.from.toFixed(1)}–${row.to.toFixed(1)} | ${row.places} | ${row.predicted.toFixed(3)} | ${row.happened.toFixed(3)} |`,
    ),
  ]
  return lines.join('\n')
}

function yearText([model, baseline]: Contender[]): string {
  const years = [...new Set(model?.settled.map((one) => one.year))].sort((a, b) => a - b)
  const cells = (contender: Contender | undefined, year: number) => {
    const { editions, p20, p50 } = figuresOf(contender?.settled.filter((one) => one.year === year) ?? [])
    return { editions, text: `${p20.toFixed(3)} | ${p50.toFixed(3)}` }
  }
  return [
    '## By year',
    '',
    `| year | editions | P@20 | P@50 | ${baseline?.name ?? ''}: P@20 | P@50 |`,
    '|---|---:|---:|---:|---:|---:|',
    ...years.map((year) => {
      const { editions, text } = cells(model, year)
      return `| ${year} | ${editions} | ${text} | ${cells(baseline, year).text} |`
    }),
  ].join('\n')
}

/** Who never was in the series before: markdown of each ranking of them, for all editions and for those since 2016. */
export function newcomerText(contenders: Contender[]): string {
  const cells = (settled: Settled[]) => {
    if (settled.length === 0) return '– | –'
    const { p20, p50 } = figuresOf(settled)
    return `${p20.toFixed(3)} | ${p50.toFixed(3)}`
  }
  return [
    '## Newcomers: companies known from other fairs that never were in the series',
    '',
    '| | P@20 | P@50 | since 2016: P@20 | P@50 | said of the first 50 | came |',
    '|---|---:|---:|---:|---:|---:|---:|',
    ...contenders.map(({ name, settled }) => {
      const late = settled.filter(({ year }) => year >= 2016)
      return `| ${name} | ${cells(settled)} | ${cells(late)} | ${saidText(settled)} |`
    }),
  ].join('\n')
}

/** Mean probability of the first 50 places, and the share of them that came; calibration where few come. */
function saidText(settled: Settled[]): string {
  const places = settled.flatMap(({ probability, hits }) =>
    probability.slice(0, 50).map((chance, at) => ({ chance, hit: Number(hits[at]) })),
  )
  if (places.length === 0) return '– | –'
  const mean = (of: (place: (typeof places)[number]) => number) =>
    (places.reduce((sum, place) => sum + of(place), 0) / places.length).toFixed(3)
  return `${mean(({ chance }) => chance)} | ${mean(({ hit }) => hit)}`
}
