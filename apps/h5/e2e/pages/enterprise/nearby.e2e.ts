import { expect, test } from 'vitest'
import { accessibilityFaults } from '#e2e/accessible.ts'
import { type AppWindow, openApp } from '#e2e/openApp.ts'
import { newPhone, people } from '#e2e/sample.ts'
import { signInAs } from '#e2e/signInAs.ts'

const page = '/pages/enterprise/nearby'
/** Beside the invented hall of Suzhou. */
const here = { longitude: 120.7, latitude: 31.3 }

/** Of the rows in sight, m. */
async function distances(app: AppWindow): Promise<number[]> {
  const texts = await app.top().locator('[data-row] article').allInnerTexts()
  return texts.map((text) => {
    const [, far = '', unit] = /([\d.]+)(k?m)\b/.exec(text) ?? []
    return Number(far) * (unit === 'km' ? 1_000 : 1)
  })
}

test('companies and halls around the person, the nearest first, and around another place', async () => {
  const app = await openApp()
  await signInAs(app, people.member)
  await app.context.grantPermissions(['geolocation'])
  await app.context.setGeolocation(here)
  await app.open('/pages/home/application')
  await app
    .top()
    .getByRole('button', { name: /^附近企业/ })
    .click()
  await app.top().getByText('我的位置附近').waitFor()
  await app.top().locator('[data-row] article').first().waitFor()
  const far = await distances(app)
  expect(far.length).toBeGreaterThan(3)
  expect(far).toEqual(far.toSorted((a, b) => a - b))
  expect(await accessibilityFaults(app.page)).toEqual([])
  await app.top().getByRole('tab', { name: '附近展馆' }).click()
  const first = app.top().locator('[data-row] article').first()
  await first.getByText('岚湖国际会展中心（示例）').waitFor()
  await first.getByText(/^2\.\dkm$/).waitFor()
  await first.getByRole('button').first().click()
  await app.top().getByRole('button', { name: '附近企业' }).click()
  await app.top().getByText('岚湖国际会展中心（示例） 附近').waitFor()
  await app.top().locator('[data-row] article').first().waitFor()
  expect((await distances(app))[0]).toBeLessThan(1_500)
  expect(app.faults).toEqual([])
  await app.close()
})

test('the position is asked for by a tap; refused, one chooses a place instead', async () => {
  const app = await openApp()
  await signInAs(app, newPhone())
  await app.context.clearPermissions()
  await app.open(page)
  await app.top().getByText('不知道您在哪里').waitFor()
  await app.top().getByRole('button', { name: '使用我的位置' }).click()
  await app.top().getByRole('button', { name: '选择位置' }).click()
  await app.page.getByRole('dialog').getByRole('option').first().click()
  await app.page.getByRole('dialog').getByRole('button', { name: '确定' }).click()
  await app.page.waitForURL(/latitude=/)
  await app
    .top()
    .getByText(/ 附近$/)
    .waitFor()
  await app.close()
})

test('a place where no company is known says so, and a place that is none asks for the position', async () => {
  const app = await openApp()
  await signInAs(app, newPhone())
  await app.context.clearPermissions()
  await app.open(`${page}?latitude=38.5&longitude=90.1&name=沙漠`)
  await app.top().getByText('20 公里内没有已知位置的企业').waitFor()
  await app.open(`${page}?latitude=999&longitude=x`)
  await app.top().getByText('不知道您在哪里').waitFor()
  await app.close()
})
