import { exhibition } from '@zhzz/contract/exhibition/calls.ts'
import { operate } from '@zhzz/contract/operate/calls.ts'
import { expect, test } from 'vitest'
import { accessibilityFaults } from '#e2e/accessible.ts'
import { ask } from '#e2e/ask.ts'
import { importRows } from '#e2e/console/importFile.ts'
import { type ConsoleWindow, signedInConsole, tokenOf } from '#e2e/console/openConsole.ts'

const characters = [...'砚澜汐棹翎筠苒蘅颐漪']
const names = characters.flatMap((a) => characters.map((b) => `${a}${b}智能`))
/** Whom the matcher finds nobody for. */
const nobody = '岚湖小作坊'
const series = '砚澜试展'
const companyOf = (name: string) => `上海${name}装备有限公司`

/** What is pressed for each name, and what is meant by it. */
const meant = (name: string) =>
  [
    { key: '1', verdict: 'company', company: companyOf(name) },
    { key: '0', verdict: 'none', company: null },
    { key: 'l', verdict: 'later', company: null },
  ][names.indexOf(name) % 3] ?? { key: 'l', verdict: 'later', company: null }

function bringIn() {
  importRows('exhibitors', [
    ['系列', '开始日期', '参展商', '展位'],
    [series, '2026-03-01', nobody, 'B1'],
    ...names.map((name, at) => [series, '2026-03-01', name, `A${at + 1}`]),
  ])
  importRows('companies', [
    ['企业名称', '注册号', '品牌'],
    ...names.map((name, at) => [companyOf(name), `3100000000${10_000 + at}`, name]),
  ])
}

/** The queue of our list alone: the sample has names of its own. */
async function openMatches({ page, origin }: ConsoleWindow) {
  const { list } = await ask(exhibition.search, { keyword: series, limit: 5 })
  await page.goto(`${origin}/console/matches?edition=${list[0]?.id}`)
  await page.locator('main h2').waitFor()
}

test('a hundred names are reviewed by keyboard alone, each as meant, each a line of the log, and all are undone', {
  timeout: 400_000,
}, async () => {
  bringIn()
  const { window } = await signedInConsole('data,running')
  const { page } = window
  const token = await tokenOf(window)
  await openMatches(window)
  await window.shot('console-match-zh')
  expect(await accessibilityFaults(page)).toEqual([])
  const heading = page.locator('main h2')
  const seen = new Set<string>()
  for (let presses = 0; seen.size < names.length && presses < 200; presses++) {
    const name = (await heading.textContent()) ?? ''
    if (names.includes(name)) seen.add(name)
    await page.keyboard.press(meant(name).key)
    await expect.poll(() => heading.textContent()).not.toBe(name)
  }
  expect(seen.size).toBe(names.length)
  const decided = async () =>
    (await ask(operate.decidedNames, {}, token)).list.filter(({ name }) => names.includes(name))
  await expect.poll(async () => (await decided()).length).toBe(names.length)
  for (const { name, verdict, company } of await decided())
    expect({ name, verdict, company }).toEqual({
      name,
      verdict: meant(name).verdict,
      company: meant(name).company,
    })
  const lines = async (detail: RegExp) =>
    (await ask(operate.logLines, { event: 'operate' }, token)).list
      .filter((line) => line.result === 'done' && detail.test(line.detail ?? ''))
      .reduce((sum, { times }) => sum + times, 0)
  await expect.poll(() => lines(/^match (?:company|none|later)$/)).toBeGreaterThanOrEqual(names.length)

  const done = page.getByText(/^本次已处理 \d+$/)
  while (!(await done.textContent())?.endsWith(' 0')) {
    const before = await done.textContent()
    await page.keyboard.press('z')
    await expect.poll(() => done.textContent()).not.toBe(before)
  }
  await expect.poll(async () => (await decided()).every(({ undoneBy }) => undoneBy !== null)).toBe(true)
  await expect.poll(() => lines(/^match undone$/)).toBeGreaterThanOrEqual(names.length)
  expect(window.faults).toEqual([])
  await window.close()
})

test('in English a company is looked up by hand; without the role there is no such page', async () => {
  const { window } = await signedInConsole('data', 'en')
  const { page } = window
  await openMatches(window)
  await page.getByText('Without', { exact: true }).click()
  await page.getByRole('heading', { name: nobody }).waitFor()
  await page.keyboard.press('/')
  await page.keyboard.type(companyOf(names[0] ?? ''))
  await page.keyboard.press('Enter')
  await page.getByText(companyOf(names[0] ?? '')).waitFor()
  await window.shot('console-match-en')
  expect(await accessibilityFaults(page)).toEqual([])
  await window.close()
  const { window: others } = await signedInConsole('people', 'en')
  expect(await others.page.getByRole('link', { name: 'Match review' }).count()).toBe(0)
  await others.page.goto(`${others.origin}/console/matches`)
  await others.page.getByText('Your roles:').waitFor()
  await others.close()
})
