import type { APIResponse, Browser, Page } from 'playwright-core'
import { openWindow } from '#h5/openBrowser.ts'
import { markSlides, type Slide, slideFrames } from '#h5/slideFrames.ts'

const rows = 600
const seenRow = 500

export type Return = {
  /** From the tap on back until the list is painted, milliseconds. */
  back: number
  /** From the tap on a row until its page is painted. */
  push: number
  slides: readonly Slide[]
}

/** 600 companies made of the first one of the real answer: no plan shows that many of a small world. */
async function serveRows(page: Page): Promise<void> {
  let sample:
    | { answer: APIResponse; envelope: { data: { list: { id: string; name: string }[] } } }
    | undefined
  let realId = ''
  await page.route(/00000000-0000-7000-8000-/, async (route) => {
    const url = route
      .request()
      .url()
      .replace(/00000000-0000-7000-8000-\d+/g, realId)
    await route.continue({ url })
  })
  await page.route('**/company/none/search', async (route) => {
    if (!sample) {
      const answer = await route.fetch()
      sample = { answer, envelope: await answer.json() }
    }
    const { answer, envelope } = sample
    const { cursor } = route.request().postDataJSON()
    const from = Number(cursor ?? 0)
    const [first] = envelope.data.list
    // Ids of their own, because rows are told apart by them; asked for, each is the first company.
    const list = Array.from({ length: 50 }, (_, n) => ({
      ...first,
      id: `00000000-0000-7000-8000-${String(from + n).padStart(12, '0')}`,
      name: `${first?.name} ${from + n}`,
    }))
    realId = first?.id ?? ''
    const data = {
      ...envelope.data,
      list,
      total: rows,
      cursor: from + 50 < rows ? String(from + 50) : null,
      access: { level: 'full', visible: rows, hidden: 0, reason: null },
    }
    await route.fulfill({ response: answer, json: { ...envelope, data } })
  })
}

/** Scrolls to row 500, opens it and comes back, on a slow phone. */
export async function returnToList(browser: Browser, origin: string): Promise<Return> {
  const { page, cdp, close } = await openWindow(browser, { network: false })
  await serveRows(page)
  await page.goto(`${origin}/h5/pages/enterprise/list/list`)
  const list = page.locator('[data-page="/pages/enterprise/list/list"]:not([inert])')
  await list.locator('[data-row="0"]').waitFor()
  const row = list.locator(`[data-row="${seenRow}"] button`).first()
  for (let steps = 0; (await row.count()) === 0; steps += 1) {
    if (steps > rows) throw new Error(`row ${seenRow} was never drawn`)
    await list.evaluate(
      (box) =>
        new Promise((done) => {
          // Less than the rows that are drawn at once.
          box.scrollTop += box.clientHeight
          requestAnimationFrame(() => setTimeout(done, 20))
        }),
    )
  }
  await row.scrollIntoViewIfNeeded()
  await markSlides(page)
  const detail = page.locator('[data-page="/pages/enterprise/detail/detail"]:not([inert])')
  const timed = async (path: string, tap: () => Promise<void>) => {
    await markPainted(page, path)
    const slide = await slideFrames(cdp, async () => {
      await tap()
      await page.waitForFunction(
        () =>
          !document
            .getAnimations()
            .some(
              ({ playState, effect }) =>
                playState === 'running' &&
                effect instanceof KeyframeEffect &&
                effect.target?.matches('[data-page]'),
            ),
      )
    })
    return { slide, time: await painted(page) }
  }
  const there = await timed('/pages/enterprise/detail/detail', () => row.tap())
  const button = detail.getByRole('button', { name: '返回' })
  await button.waitFor()
  const back = await timed('/pages/enterprise/list/list', () => button.tap())
  await close()
  return { back: back.time, push: there.time, slides: [there.slide, back.slide] }
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
