import { expect, test } from 'vitest'
import { openApp } from '#e2e/openApp.ts'
import { newPhone } from '#e2e/sample.ts'
import { openWithApi, withApi } from '#e2e/windowApi.ts'

const ownMatters = [
  '/pages/enterprise/detail/tenderProjectPage?id=1',
  '/pages/my/unlock',
  '/pages/my/enterpriseAuthentication',
  '/pages/exhSchedule/mySchedule',
  '/pages/exhSchedule/addExhSchedule',
  '/pages/exhSchedule/exhScheduleDetail',
  '/pages/exhSchedule/exhSchedulePlan',
  '/pages/hallSchedule/myHallSchedule',
  '/pages/hallSchedule/addHallSchedule',
  '/pages/outCall/callList?id=1',
  '/pages/outCall/outCall',
  '/pages/outCall/outCallForm',
]

test('a page of one’s own matters asks for login before it is built, from a link and from the app', async () => {
  const app = await openApp()
  for (const path of ownMatters) {
    await app.open(path)
    await app.page.locator('[data-page="/pages/login/login"]:not([inert])').waitFor()
    expect(await app.page.getByText('建设中').count()).toBe(0)
  }
  await openWithApi(app, '/')
  await withApi(app, (api) => api.navigateTo('/pages/my/enterpriseAuthentication'))
  await app.page.locator('[data-page="/pages/login/login"]:not([inert])').waitFor()
  await app.fillLogin(newPhone())
  await app.page.locator('[data-page="/pages/my/enterpriseAuthentication"]:not([inert])').waitFor()
  await app.close()
})
