import { exhibition } from '@zhzz/contract/exhibition/calls.ts'
import { home } from '@zhzz/contract/home/calls.ts'
import { expect, test } from 'vitest'
import { ask } from '#e2e/ask.ts'
import { openApp } from '#e2e/openApp.ts'
import { testServer } from '#e2e/testServer.ts'

const isChinese = /\p{Script=Han}/u

/** What the shown exhibitions say of themselves. */
async function placesOf(app: Awaited<ReturnType<typeof openApp>>): Promise<string> {
  await app.top().locator('[data-row="0"]').waitFor()
  return (await app.top().locator('[data-row]').allTextContents()).join('\n')
}

test('another language is asked for, shown at once, kept in local storage, and asked for after a reload', async () => {
  const app = await openApp()
  const asked: (string | undefined)[] = []
  app.page.on('request', (request) => {
    if (request.url().includes(home.index.path)) asked.push(request.headers()['accept-language'])
  })
  const { list } = await ask(exhibition.search, {})
  const city = list[0]?.cityName ?? ''
  await app.open('/pages/exhibition/list/list')
  expect(await placesOf(app)).toContain(city)
  expect(await app.page.evaluate(() => localStorage.getItem('locale'))).toBeNull()

  await app.open('/pages/my/my')
  await app.top().getByRole('button', { name: '语言' }).click()
  await app.page.getByRole('dialog').getByRole('radio', { name: 'English' }).click()
  await app.page.getByRole('navigation').last().getByRole('button', { name: 'Me', exact: true }).waitFor()
  expect(await app.page.evaluate(() => localStorage.getItem('locale'))).toBe('en')
  await app.page.getByRole('navigation').last().getByRole('button', { name: 'Home' }).click()
  await expect.poll(() => asked.at(-1)).toBe('en')
  await app.open('/pages/exhibition/list/list')
  expect(await placesOf(app)).not.toContain(city)
  await app.page.reload()
  expect(await placesOf(app)).not.toContain(city)
  await app.close()
})

test('a page keeps its answers by language: back in the first one nothing of the second is left', async () => {
  const app = await openApp({ locale: 'fr' })
  await app.open('/')
  await app.top().getByText('Shanghai').first().waitFor()
  await app.page.getByRole('navigation').last().getByRole('button', { name: 'Mon espace' }).click()
  await app.top().getByRole('button', { name: 'Langue' }).click()
  await app.page.getByRole('dialog').getByRole('radio', { name: '繁體中文' }).click()
  await app.page.getByRole('navigation').last().getByRole('button', { name: '首頁' }).click()
  await app.top().getByText('上海', { exact: true }).first().waitFor()
  expect(await app.top().getByText('Shanghai').count()).toBe(0)
  await app.close()
})

test.each(['en', 'fr', 'es'] as const)(
  'the server draws the first screen with its names in %s',
  async (locale) => {
    const { origin } = testServer()
    const html = await (
      await fetch(`${origin}/h5/pages/exhibition/list/list`, {
        headers: { cookie: `own=0; locale=${locale}` },
      })
    ).text()
    const given = /<script type="application\/json" id="given">(.*?)<\/script>/.exec(html)?.[1] ?? 'null'
    const [answer]: [{ key: unknown[]; data: { list: { cityName: string; industries: string[] }[] } }] =
      JSON.parse(given)
    expect(answer.key.at(-1)).toBe(locale)
    expect(answer.data.list.length).toBeGreaterThan(0)
    for (const { cityName, industries } of answer.data.list) {
      expect([cityName, ...industries].filter((name) => isChinese.test(name))).toEqual([])
      expect(html).toContain(cityName)
    }
  },
)
