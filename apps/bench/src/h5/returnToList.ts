import type { Browser, Page } from 'playwright-core'
import { openWindow } from '#h5/openBrowser.ts'

const rows = 600
const seenRow = 500

export type Return = {
  /** From the tap on back until the list is painted, milliseconds. */
  back: number
  /** From the tap on a row until its page is painted. */
  push: number
  /** Of the frames that the slides of both had time for, the share that was not drawn. */
  dropped: number
  /** The slowest answer to a tap (event timing), milliseconds. */
  inp: number
}

/** 600 companies made of the first one of the real answer: no plan shows that many of a small world. */
async function serveRows(page: Page): Promise<void> {
  await page.route('**/company/none/search', async (route) => {
    const answer = await route.fetch()
    const envelope = await answer.json()
    const [first] = envelope.data.list
    const { cursor } = route.request().postDataJSON()
    const from = Number(cursor ?? 0)
    const list = Array.from({ length: 50 }, (_, n) => ({
      ...first,
      id: first.id,
      name: `${first.name} ${from + n}`,
    }))
    const next = from + 50 < rows ? String(from + 50) : null
    const data = {
      ...envelope.data,
      list,
      total: rows,
      cursor: next,
      access: { level: 'full', reason: null, hidden: 0 },
    }
    await route.fulfill({ response: answer, json: { ...envelope, data } })
  })
}

async function frames(page: Page): Promise<void> {
  await page.evaluate(() => {
    const times: number[] = []
    Reflect.set(window, 'drawnFrames', times)
    const step = (time: number) => {
      times.push(time)
      if (times.length < 40) requestAnimationFrame(step)
    }
    requestAnimationFrame(step)
  })
}

async function droppedShare(page: Page): Promise<number> {
  await page.waitForFunction(() => Reflect.get(window, 'drawnFrames').length >= 40)
  const times = await page.evaluate((): number[] => Reflect.get(window, 'drawnFrames'))
  // A slide takes 300 ms: the frames after it say nothing.
  const first = times[0] ?? 0
  const during = times.filter((time) => time - first <= 350)
  const room = Math.round(((during.at(-1) ?? first) - first) / (1000 / 60))
  return room === 0 ? 0 : Math.max(0, (room - (during.length - 1)) / room)
}

/** Scrolls to row 500, opens it and comes back, on a slow phone. */
export async function returnToList(browser: Browser, origin: string): Promise<Return> {
  const { page, close } = await openWindow(browser, { network: false })
  await serveRows(page)
  await page.goto(`${origin}/h5/pages/enterprise/list/list`)
  const list = page.locator('[data-page="/pages/enterprise/list/list"]:not([inert])')
  await list.locator('[data-row="0"]').waitFor()
  const row = list.locator(`[data-row="${seenRow}"] button`).first()
  while ((await row.count()) === 0)
    await list.evaluate(
      (box) =>
        new Promise((done) => {
          box.scrollTop += 4 * box.clientHeight
          requestAnimationFrame(() => setTimeout(done, 20))
        }),
    )
  await row.scrollIntoViewIfNeeded()
  await page.evaluate(() => {
    const slowest = { time: 0 }
    Reflect.set(window, 'slowest', slowest)
    const watch: PerformanceObserverInit & { durationThreshold: number } = {
      type: 'event',
      durationThreshold: 16,
    }
    new PerformanceObserver((entries) => {
      for (const { duration } of entries.getEntries()) slowest.time = Math.max(slowest.time, duration)
    }).observe(watch)
  })
  const detail = page.locator('[data-page="/pages/enterprise/detail/detail"]:not([inert])')
  await markPainted(page, '/pages/enterprise/detail/detail')
  await frames(page)
  await row.click()
  await detail.waitFor()
  const pushed = await droppedShare(page)
  const push = await painted(page)
  await detail.getByRole('button', { name: '返回' }).waitFor()
  await markPainted(page, '/pages/enterprise/list/list')
  await frames(page)
  await detail.getByRole('button', { name: '返回' }).click()
  await list.waitFor()
  const backed = await droppedShare(page)
  const back = await painted(page)
  const inp: number = await page.evaluate(() => Reflect.get(window, 'slowest').time)
  await close()
  return { back, push, dropped: (pushed + backed) / 2, inp }
}

/** From the next tap until two frames after the page is on top. */
async function markPainted(page: Page, path: string): Promise<void> {
  await page.evaluate((path) => {
    Reflect.set(window, 'painted', 0)
    addEventListener(
      'click',
      ({ timeStamp }) => {
        const look = () => {
          if (document.querySelector(`[data-page="${path}"]:not([inert])`))
            requestAnimationFrame(() =>
              setTimeout(() => Reflect.set(window, 'painted', performance.now() - timeStamp)),
            )
          else requestAnimationFrame(look)
        }
        look()
      },
      { capture: true, once: true },
    )
  }, path)
}

async function painted(page: Page): Promise<number> {
  await page.waitForFunction(() => Reflect.get(window, 'painted') > 0)
  return await page.evaluate(() => Reflect.get(window, 'painted'))
}
