import { expect, test } from 'vitest'
import { type AppWindow, openApp } from '#e2e/openApp.ts'
import { people } from '#e2e/sample.ts'
import { tokenFor } from '#e2e/signInAs.ts'
import { testServer } from '#e2e/testServer.ts'
import { everyPage } from '#e2e/walk/pageParams.ts'
import { specTitles } from '#e2e/walk/specTitles.ts'

/** The titles that the document has had since it was there, without repeats. */
async function watchTitles(app: AppWindow): Promise<void> {
  await app.page.addInitScript(() => {
    const seen: string[] = []
    Object.assign(window, { seen })
    new MutationObserver(() => {
      if (document.title !== '' && seen.at(-1) !== document.title) seen.push(document.title)
    }).observe(document, { childList: true, subtree: true, characterData: true })
  })
}

function seen({ page }: AppWindow): Promise<string[]> {
  return page.evaluate(() => Reflect.get(window, 'seen'))
}

test('what the server draws has the same title from its first byte on', async () => {
  const app = await openApp()
  await watchTitles(app)
  const links = await everyPage(await tokenFor(people.member))
  for (const path of [
    '/',
    '/pages/exhibition/list/list',
    '/pages/exhibition/detail/detail',
    '/pages/enterprise/detail/detail',
  ]) {
    const link = links.find((each) => each.split('?')[0] === path) ?? path
    const html = await (await fetch(`${testServer().origin}/h5${link}`)).text()
    expect(html).toContain('id="given"')
    expect(/<title>(.*?)<\/title>/.exec(html)?.[1]).toBe(specTitles[path])
    await app.open(link)
    expect(await seen(app)).toEqual([specTitles[path]])
  }
  await app.close()
})
