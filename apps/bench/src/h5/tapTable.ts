import { median } from '#h5/openBrowser.ts'
import type { Return } from '#h5/returnToList.ts'
import type { Taps } from '#h5/taps.ts'

/** Taps, slides and the return to row 500 of a list, on a slow phone. */
export function tapTable(returns: readonly Return[], taps: readonly Taps[]): string {
  const milliseconds = (value: number) => `${value.toFixed(0)} ms`
  const of = (key: 'back' | 'push') => milliseconds(median(returns.map((one) => one[key])))
  const slides = returns.flatMap((one) => one.slides)
  const dropped = slides.reduce((sum, slide) => sum + slide.dropped, 0) / slides.length
  const names = Object.keys(taps[0] ?? {})
  const inputs = names.map((name) => [name, median(taps.map((one) => one[name] ?? Number.NaN))] as const)
  const rows = [
    ['back to row 500 of 600, until painted', of('back'), '150 ms'],
    ['from row 500 to its page, until painted', of('push'), '–'],
    ['frames of both slides that were dropped', `${(dropped * 100).toFixed(1)} %`, '15 %'],
    [
      'longest time between two frames of a slide',
      milliseconds(median(slides.map((slide) => slide.longest))),
      '–',
    ],
    ...inputs.map(([name, time]) => [`answer to a tap: ${name}`, milliseconds(time), '200 ms']),
    [
      'slowest of these taps, worst run',
      milliseconds(Math.max(...taps.flatMap((one) => Object.values(one)))),
      '200 ms',
    ],
  ]
  return [
    '| 4 × CPU | measured | budget |',
    '|---|---|---|',
    ...rows.map((row) => `| ${row.join(' | ')} |`),
  ].join('\n')
}
