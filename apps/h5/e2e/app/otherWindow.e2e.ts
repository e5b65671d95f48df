import { expect, test } from 'vitest'
import { openApp } from '#e2e/openApp.ts'
import { masked, newPhone } from '#e2e/sample.ts'
import { tokenFor } from '#e2e/signInAs.ts'

/** The window and a second one of the same browser, both signed in as somebody new. */
async function twoWindows(path: string) {
  const app = await openApp()
  const phone = newPhone()
  await app.login(phone)
  await app.open(path)
  const other = await app.context.newPage()
  await other.goto(`${app.origin}/h5/`)
  await other.locator('#root[data-live]').waitFor()
  const become = (token: string | null) =>
    other.evaluate((given) => {
      localStorage.removeItem('userInfo')
      if (given === null) localStorage.removeItem('ZKY-Token')
      else localStorage.setItem('ZKY-Token', given)
    }, token)
  return { app, phone, become }
}

test('who signs out in one window is signed out in the other, and nothing of theirs stays on the screen', async () => {
  const { app, phone, become } = await twoWindows('/pages/my/information')
  await app.top().getByText(masked(phone)).waitFor()
  await become(null)
  await app.page.locator('[data-page="/pages/login/login"]:not([inert])').waitFor()
  expect(await app.page.getByText(masked(phone)).count()).toBe(0)
  await app.close()
})

test('who signs in as somebody else in one window is somebody else in the other', async () => {
  const { app, phone, become } = await twoWindows('/pages/my/my')
  await app.top().getByText(masked(phone)).waitFor()
  const second = newPhone()
  await become(await tokenFor(second))
  await app.top().getByText(masked(second)).waitFor()
  expect(await app.page.getByText(masked(phone)).count()).toBe(0)
  await app.close()
})
