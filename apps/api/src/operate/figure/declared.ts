import type { figureAreas } from '@zhzz/contract/operate/figures.ts'

type Area = (typeof figureAreas)[number]

/** Which tables of docs/measurements are shown: the first, or that with so many before it, below a heading of a page. */
export const shownFigures: readonly { area: Area; page: string; heading: string; before?: number }[] = [
  { area: 'search', page: 'search', heading: 'Speed' },
  { area: 'search', page: 'search', heading: 'Speed', before: 1 },
  { area: 'import', page: 'import', heading: 'Data in: companies a second' },
  { area: 'prediction', page: 'prediction', heading: '参展预测 on real lists' },
  { area: 'prediction', page: 'prediction', heading: '参展预测 on real lists', before: 1 },
  { area: 'matching', page: 'matching', heading: 'Printed names to companies' },
]
