import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { home } from '@zhzz/contract/home/calls.ts'
import type { Browser } from 'playwright-core'
import { firstVisit, type Visit } from '#h5/firstVisit.ts'
import { median, openBrowser } from '#h5/openBrowser.ts'
import { type Return, returnToList } from '#h5/returnToList.ts'

type Options = { origin?: string | undefined; runs: string }

/** What a uni-app H5 "hello world" did under the same throttling, HTTP/1.1 on localhost. */
const helloWorld = 'uni-app H5 hello world'

/** First visits and the return to a long list, beside their budgets. */
export async function h5Budgets({ origin, runs }: Options): Promise<void> {
  const server = origin === undefined ? await startServer() : { origin, stop: async () => {} }
  const browser = await openBrowser()
  try {
    await report(browser, server.origin, Number(runs))
  } finally {
    await browser.close()
    await server.stop()
  }
}

async function report(browser: Browser, origin: string, runs: number): Promise<void> {
  const answer = await fetch(origin + home.index.path)
  const { data } = await answer.json()
  const pages: [string, string, boolean][] = [
    ['home', '/', false],
    ['home, drawn in the browser', '/', true],
    ['找展会', '/pages/exhibition/list/list', false],
    ['展会详情', `/pages/exhibition/detail/detail?id=${data.exhibitions[0].id}`, false],
    ['企业详情', `/pages/enterprise/detail/detail?id=${data.companies[0].card.id}`, false],
  ]
  console.log(`slow 4G and 4 × CPU, applied; nothing kept; median of ${runs}\n`)
  console.log(
    '| First visit | FCP | LCP | TBT | CLS | answers taps | requests before LCP | JS | CSS | HTML |',
  )
  console.log('|---|---|---|---|---|---|---|---|---|---|')
  console.log('| budget (home) | 1.0 s | 1.5 s | 150 ms | 0.02 | – | 6 | 100 KB | 10 KB | 15 KB |')
  for (const [name, path, own] of pages) {
    const visits: Visit[] = []
    for (let run = 0; run < runs; run += 1) visits.push(await firstVisit(browser, `${origin}/h5${path}`, own))
    console.log(lineOf(name, visits))
  }
  console.log(`| ${helloWorld} | 1.9 s | 2.0 s | 31 ms (simulated) | 0.081 | – | 7 | 63 KB | – | – |`)
  const returns: Return[] = []
  for (let run = 0; run < runs; run += 1) returns.push(await returnToList(browser, origin))
  const of = (key: keyof Return) => median(returns.map((one) => one[key]))
  console.log(`
| 4 × CPU, 600 rows | measured | budget |
|---|---|---|
| back to row 500, until painted | ${of('back').toFixed(0)} ms | 150 ms |
| a row to its page, until painted | ${of('push').toFixed(0)} ms | – |
| slowest answer to a tap | ${of('inp').toFixed(0)} ms | 200 ms |
| frames of the slides that were dropped | ${(of('dropped') * 100).toFixed(0)} % | 15 % |`)
}

function lineOf(name: string, visits: readonly Visit[]): string {
  const of = (key: keyof Visit) => median(visits.map((visit) => visit[key]))
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

/** The project's own server on a small invented world. */
async function startServer(): Promise<{ origin: string; stop: () => Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-h5-'))
  const main = join(import.meta.dirname, '../../../api/src/main.ts')
  const server = spawn(process.execPath, [main], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, DATA_DIR: folder, PORT: '0', SAMPLE_COMPANIES: '1200' },
  })
  const origin = await new Promise<string>((resolve, reject) => {
    createInterface({ input: server.stdout }).on('line', (line) => {
      const ready = /^ready (http:\/\/[^/]+)/.exec(line)?.[1]
      if (ready !== undefined) resolve(ready)
    })
    server.once('exit', (code) => reject(new Error(`the server ended with ${code}`)))
  })
  return {
    origin,
    stop: async () => {
      const ended = new Promise((resolve) => server.once('exit', resolve))
      server.kill('SIGINT')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
