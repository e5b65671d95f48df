import type { Visit } from '#h5/firstVisit.ts'
import { median } from '#h5/openBrowser.ts'

/** The visits of one page: drawn by the server, and drawn in the browser as an ordinary app would be. */
export type PageVisits = { name: string; path: string; drawn: Visit[]; plain: Visit[] }

const head = `| First visit | FCP | LCP | TBT | CLS | answers taps | requests before LCP | JS | CSS | HTML |
|---|---|---|---|---|---|---|---|---|---|
| budget | 1.0 s | 1.5 s | 150 ms | 0.02 | – | 6 | 100 KB (home) | 10 KB | 15 KB |`

/** What a uni-app H5 "hello world" did under the same throttling on a quiet machine, HTTP/1.1 on localhost. */
const helloWorld =
  '| uni-app H5 hello world, measured before | 1.9 s | 2.0 s | 31 ms (simulated) | 0.081 | – | 7 | 63 KB | – | – |'

export function visitTable(pages: readonly PageVisits[]): string {
  const rows = pages.flatMap(({ name, drawn, plain }) => [
    rowOf(name, drawn),
    rowOf('… drawn in the browser only', plain),
    ratioRow(drawn, plain),
  ])
  return [head, ...rows, helloWorld, ''].join('\n')
}

function medianOf(visits: readonly Visit[], key: keyof Visit): number {
  return median(visits.map((visit) => visit[key]))
}

function rowOf(name: string, visits: readonly Visit[]): string {
  const of = (key: keyof Visit) => medianOf(visits, key)
  const seconds = (key: keyof Visit) => `${(of(key) / 1000).toFixed(2)} s`
  const size = (key: keyof Visit) => `${of(key).toFixed(1)} KB`
  const cells = [
    seconds('fcp'),
    seconds('lcp'),
    `${of('tbt').toFixed(0)} ms`,
    of('cls').toFixed(3),
    seconds('live'),
    String(of('requests')),
    size('js'),
    size('css'),
    size('html'),
  ]
  return `| ${name} | ${cells.join(' | ')} |`
}

function ratioRow(drawn: readonly Visit[], plain: readonly Visit[]): string {
  const ratio = (key: keyof Visit) => {
    const against = medianOf(plain, key)
    return against === 0 ? '–' : `${(medianOf(drawn, key) / against).toFixed(2)} ×`
  }
  const keys = ['fcp', 'lcp', 'tbt', 'cls', 'live', 'requests', 'js', 'css', 'html'] as const
  return `| … ratio | ${keys.map(ratio).join(' | ')} |`
}
