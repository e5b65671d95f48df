import { home } from '@zhzz/contract/home/calls.ts'
import type { Browser } from 'playwright-core'
import { startServer } from '#h5/benchServer.ts'
import { firstVisit, type Visit } from '#h5/firstVisit.ts'
import { openBrowser } from '#h5/openBrowser.ts'
import { type Return, returnToList } from '#h5/returnToList.ts'
import { type Taps, typicalTaps } from '#h5/taps.ts'
import { tapTable } from '#h5/tapTable.ts'
import { type PageVisits, visitTable } from '#h5/visitTable.ts'

type Options = { origin?: string | undefined; runs: string; minutes: string }

/** First visits of the pages that the server draws, taps and the return to a long list, beside their budgets. */
export async function h5Budgets({ origin, runs, minutes }: Options): Promise<void> {
  const until = performance.now() + Number(minutes) * 60_000
  const server = origin === undefined ? await startServer() : { origin, stop: async () => {} }
  const browser = await openBrowser()
  try {
    await measure(browser, server.origin, Number(runs), until)
  } finally {
    await browser.close()
    await server.stop()
  }
}

/** Round by round, so that a busy moment of the machine meets every page alike. */
async function measure(browser: Browser, origin: string, runs: number, until: number): Promise<void> {
  const pages = await drawnPages(origin)
  const returns: Return[] = []
  const taps: Taps[] = []
  let longest = 0
  for (let round = 0; round < runs; round += 1) {
    const began = performance.now()
    if (round > 0 && began + longest > until) break
    for (const { path, drawn, plain } of pages) {
      drawn.push(await firstVisit(browser, `${origin}/h5${path}`, false))
      plain.push(await firstVisit(browser, `${origin}/h5${path}`, true))
    }
    returns.push(await returnToList(browser, origin))
    taps.push(await typicalTaps(browser, origin))
    longest = Math.max(longest, performance.now() - began)
    process.stderr.write(
      `round ${round + 1} of ${runs}: ${((performance.now() - began) / 1000).toFixed(0)} s\n`,
    )
  }
  console.log(`slow 4G and 4 × CPU, applied; nothing kept; median of ${returns.length}\n`)
  console.log(visitTable(pages))
  console.log(tapTable(returns, taps))
}

async function drawnPages(origin: string): Promise<PageVisits[]> {
  const answer = await fetch(origin + home.index.path)
  const { data } = await answer.json()
  const paths: [string, string][] = [
    ['home', '/'],
    ['找展会', '/pages/exhibition/list/list'],
    ['展会详情', `/pages/exhibition/detail/detail?id=${data.exhibitions[0].id}`],
    ['企业详情', `/pages/enterprise/detail/detail?id=${data.companies[0].card.id}`],
  ]
  const none: Visit[] = []
  return paths.map(([name, path]) => ({ name, path, drawn: [...none], plain: [...none] }))
}
