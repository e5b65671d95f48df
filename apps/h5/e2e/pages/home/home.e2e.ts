import { expect, test } from 'vitest'
import { openApp } from '#e2e/openApp.ts'

const tabs = [
  { locale: 'zh-Hans', names: ['首页', '应用', '我的'] },
  { locale: 'zh-Hant', names: ['首頁', '應用', '我的'] },
  { locale: 'en', names: ['Home', 'Apps', 'Me'] },
  { locale: 'fr', names: ['Accueil', 'Applications', 'Mon espace'] },
  { locale: 'es', names: ['Inicio', 'Aplicaciones', 'Mi cuenta'] },
] as const

test.each(tabs)('home and its tabs in $locale', async ({ locale, names }) => {
  const app = await openApp({ locale })
  await app.open('/')
  const bar = app.page.getByRole('navigation').last()
  for (const name of names) await bar.getByRole('button', { name, exact: true }).waitFor()
  await expect.poll(() => app.page.locator('html').getAttribute('lang')).toBe(locale)
  await app.close()
})

test('the first start asks once how personal data may be used, and only on the home tab', async () => {
  const app = await openApp({ firstStart: true })
  await app.open('/pages/my/my')
  await expect.poll(() => app.page.getByRole('dialog').count()).toBe(0)
  await app.open('/')
  const dialog = app.page.getByRole('dialog', { name: '个人信息保护指引' })
  await app.page.keyboard.press('Escape')
  await dialog.getByRole('button', { name: '暂不使用' }).click()
  await dialog.waitFor({ state: 'hidden' })
  await app.open('/')
  await app.top().getByText('找企业').waitFor()
  await expect.poll(() => app.page.getByRole('dialog').count()).toBe(0)
  await app.close()
})

test('the tab bar is the one of the specification', async () => {
  const app = await openApp()
  await app.open('/')
  const bar = app.page.getByRole('navigation').last()
  expect((await bar.boundingBox())?.height).toBe(50)
  expect(await bar.evaluate((nav) => getComputedStyle(nav).backgroundColor)).toBe('rgb(255, 255, 255)')
  const look = (name: string) =>
    bar.getByRole('button', { name }).evaluate((tab) => {
      const style = getComputedStyle(tab)
      return [style.color, style.fontSize, tab.querySelector('svg')?.getBoundingClientRect().width]
    })
  expect(await look('首页')).toEqual(['rgb(2, 119, 255)', '10px', 22])
  expect(await look('我的')).toEqual(['rgb(140, 149, 157)', '10px', 22])
  expect(await app.page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('16px')
  await app.close()
})

test('without connection what was read stays, with a ribbon, and what was not can be asked for again', async () => {
  const app = await openApp()
  await app.open('/pages/my/my')
  await app.page.getByRole('navigation').last().getByRole('button', { name: '首页' }).click()
  const exhibition = app
    .top()
    .getByRole('button')
    .filter({ hasText: /\d{4}-\d{2}-\d{2}/ })
    .first()
  await exhibition.waitFor()
  await app.context.setOffline(true)
  await app.top().getByText('离线数据', { exact: false }).waitFor()
  await exhibition.click()
  await app.page.locator('[data-page="/pages/exhibition/detail/detail"]:not([inert])').waitFor()
  await app.top().getByText('哎呀，网络信号丢失').waitFor()
  await app.context.setOffline(false)
  await app.top().getByRole('button', { name: '重新加载' }).click()
  await expect.poll(() => app.top().getByText('哎呀，网络信号丢失').count()).toBe(0)
  await app.close()
})

test('a call that cannot be made says so once', async () => {
  const app = await openApp()
  await app.open('/pages/my/my')
  await app.context.setOffline(true)
  await app.top().getByRole('button', { name: '联系客服' }).click()
  await expect
    .poll(() => app.page.getByRole('status').filter({ hasText: '哎呀，网络信号丢失' }).count())
    .toBe(1)
  await app.close()
})

test('a module of a later issue says that it is being built, and an unknown address that it is unknown', async () => {
  const app = await openApp()
  await app.open('/')
  await app.top().getByRole('button', { name: '资讯中心' }).click()
  await app.top().getByText('建设中').waitFor()
  await app.open('/pages/nowhere')
  await app.top().getByText('页面不存在').waitFor()
  await app.top().getByRole('button', { name: '回到首页' }).click()
  await app.page.locator('[data-page="/"]:not([inert])').waitFor()
  expect(new URL(app.page.url()).pathname).toBe('/h5/')
  await app.close()
})
