import { expect, test } from 'vitest'
import { openApp } from '#e2e/openApp.ts'
import { people } from '#e2e/sample.ts'
import { signInAs, tokenFor } from '#e2e/signInAs.ts'
import { everyPage } from '#e2e/walk/pageParams.ts'
import { strayBlue } from '#e2e/walk/strayBlue.ts'

test('what is blue can be tapped or is chosen, on every page', { timeout: 180_000 }, async () => {
  const paths = await everyPage(await tokenFor(people.member))
  const app = await openApp()
  await signInAs(app, people.member)
  const stray: string[] = []
  for (const path of paths) {
    await app.open(path)
    await app.page.waitForLoadState('networkidle')
    await app.page.locator('[data-page]:not([inert]) [data-skeleton]').first().waitFor({ state: 'detached' })
    stray.push(...(await strayBlue(app.page)).map((what) => `${path}: ${what}`))
  }
  expect([...new Set(stray)]).toEqual([])
  await app.close()
})
