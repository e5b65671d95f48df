import { expect } from 'vitest'
import type { AppWindow } from '#e2e/openApp.ts'

/** Taps on the way, what is typed left out. */
const mostTaps = 6

/** From the home screen to the exhibitors that nobody of mine knows; how many the fair lists, and how many these are. */
export async function askForRobots(
  app: AppWindow,
  words: string,
): Promise<{ listed: number; total: number }> {
  let taps = 0
  const tap = async (name: string | RegExp, role: 'button' | 'searchbox' = 'button') => {
    taps += 1
    await app.top().getByRole(role, { name }).first().click()
  }
  await app.open('/pages/home/home')
  await tap(/^企业、展会/)
  await app.page.waitForURL(/search\/search/)
  await app.top().getByRole('searchbox').fill(words)
  await app.top().getByRole('searchbox').press('Enter')
  taps += 1
  await tap(/^查看全部/)
  await app.page.waitForURL(/exhibition\/list\/list/)
  const links = app.top().getByRole('button', { name: /^名录 .+ 家机器人参展商$/ })
  await links.first().waitFor()
  const counts = (await links.allInnerTexts()).map((text) => Number(/\d+/.exec(text.replace(',', ''))?.[0]))
  expect(counts).toEqual(counts.toSorted((a, b) => b - a))
  await tap(/^名录 .+ 家机器人参展商$/)
  await app.page.waitForURL(/exhibition\/moreExh\/moreExh/)
  await tap('陌生')
  await app.page.waitForURL(/tab=unknown/)
  const count = app.top().getByText(/^共 [\d,]+ 条$/)
  await count.waitFor()
  const total = Number(/[\d,]+/.exec(await count.innerText())?.[0].replace(',', ''))
  expect(total).toBeGreaterThan(0)
  expect(total).toBeLessThanOrEqual(counts[0] ?? 0)
  expect(taps).toBeLessThanOrEqual(mostTaps)
  expect(app.faults.filter((fault) => !fault.includes('status of 400'))).toEqual([])
  return { listed: counts[0] ?? 0, total }
}
