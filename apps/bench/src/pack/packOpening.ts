import type { DB } from '@zhzz/db/openDatabase.ts'
import type { Kysely } from 'kysely'
import type { Page } from 'playwright-core'
import { appOnPhone } from '#h5/appOnPhone.ts'
import { median } from '#h5/openBrowser.ts'
import { signPersonIn } from '#load/person.ts'

type Kept = { url: string; db: Kysely<DB> }

/** Told to the page too: `navigator.onLine` is false. */
const offline = { offline: true, latency: 0, downloadThroughput: -1, uploadThroughput: -1 }

/** Rates of the processor: as it is, and of a phone four times slower. */
const rates = [1, 4]

/** The first of two editions is kept and loaded again without a network: until the first rows of its list stand there. */
export async function packOpening({ url, db }: Kept, editionIds: string[], runs: number): Promise<void> {
  const [kept, other] = editionIds
  const token = await signPersonIn(db)
  await appOnPhone({ databaseUrl: url, serviceWorker: true }, async ({ page, cdp }, home) => {
    await page.addInitScript((value) => localStorage.setItem('ZKY-Token', value), token)
    await page.addInitScript(watchRows)
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 })
    await page.goto(`${home}/h5/pages/exhibition/detail/detail?id=${kept}`)
    await page.getByRole('dialog').getByRole('button', { name: /^同意/ }).tap()
    await page.evaluate(() => navigator.serviceWorker.ready)
    await page.getByRole('button', { name: /^离线包/ }).tap()
    await page.getByText('已存到本机，没网也能看').first().waitFor()
    await page.waitForLoadState('networkidle')
    // The code of the page comes with a list that is not kept; the kept one was never shown.
    const list = `${home}/h5/pages/exhibition/moreExh/moreExh?editionId=`
    await page.goto(list + other)
    await page.locator('[data-row="0"]').first().waitFor()
    await page.waitForLoadState('networkidle')
    await page.context().setOffline(true)
    await cdp.send('Network.emulateNetworkConditions', offline)
    await page.goto(list + kept)
    const rows = []
    for (const rate of rates) {
      await cdp.send('Emulation.setCPUThrottlingRate', { rate })
      const times: number[] = []
      for (let run = 0; run < runs; run += 1) {
        await page.reload()
        times.push(await shownAt(page))
      }
      rows.push({
        'processor slower': rate,
        'reload to rows, median ms': Math.round(median(times)),
        'longest ms': Math.round(Math.max(...times)),
      })
    }
    console.table(rows)
  })
}

async function shownAt(page: Page): Promise<number> {
  await page.waitForFunction(() => Reflect.get(window, 'rowsShown') > 0)
  return await page.evaluate((): number => Reflect.get(window, 'rowsShown'))
}

/** When the first row of a page was painted, in milliseconds since its load began. */
function watchRows(): void {
  const look = () =>
    document.querySelector('[data-row="0"]') === null
      ? requestAnimationFrame(look)
      : requestAnimationFrame(() => setTimeout(() => Reflect.set(window, 'rowsShown', performance.now())))
  requestAnimationFrame(look)
}
