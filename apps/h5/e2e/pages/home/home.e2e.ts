import { company } from '@zhzz/contract/company/calls.ts'
import { member } from '@zhzz/contract/member/calls.ts'
import { expect, test } from 'vitest'
import { allowCalls } from '#e2e/allowCalls.ts'
import { ask } from '#e2e/ask.ts'
import { calledBy } from '#e2e/calledBy.ts'
import { openApp } from '#e2e/openApp.ts'
import { newPhone } from '#e2e/sample.ts'
import { signInAs } from '#e2e/signInAs.ts'
import { writeFollowUp } from '#e2e/writeFollowUp.ts'

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
    .filter({ hasText: /\d+月\d+(–\d+)?日/ })
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

test('an unknown address says that it is unknown', async () => {
  const app = await openApp()
  for (const unknown of ['/pages/nowhere', '/nowhere', '/pages/home', '/pages/my/my/more']) {
    await app.open(unknown)
    await app.top().getByText('页面不存在').waitFor()
    await app.top().getByRole('button', { name: '回到首页' }).click()
    await app.page.locator('[data-page="/"]:not([inert])').waitFor()
    expect(new URL(app.page.url()).pathname).toBe('/h5/')
  }
  await app.close()
})

test('a guest reads what the product does and gets in from there; whom to contact is nobody’s business', async () => {
  const app = await openApp()
  await app.open('/')
  await app
    .top()
    .getByText(/[\d,]+ 家企业、[\d,]+ 场展会：看清谁会参展/)
    .waitFor()
  await app.top().getByText('近期展会').waitFor()
  await app.top().getByText('为你推荐').waitFor()
  expect(
    await app
      .top()
      .getByText(/要联系|联系窗口快关了/)
      .count(),
  ).toBe(0)
  await app.top().getByRole('button', { name: '登录/注册' }).click()
  await app.page.locator('[data-page="/pages/login/login"]:not([inert])').waitFor()
  await app.close()
})

test('the day of a member: whom to contact first and since when, a call from the row, the windows that close', async () => {
  const app = await openApp()
  const token = await signInAs(app, newPhone())
  const { list } = await ask(company.search, { filters: { hasMobile: true }, limit: 4 }, token)
  const hours = (count: number) => new Date(Date.now() + count * 3_600_000).toISOString()
  const steps = [-30, -50, -0.5, -1]
  for (const [place, { id }] of list.entries())
    await writeFollowUp(token, id, {
      content: `第 ${place + 1} 个说的话`,
      followTime: hours(-100),
      nextFollowTime: hours(steps[place] ?? 1),
    })
  const [first, second] = list
  await ask(member.unlock, { companyId: second?.id ?? '' }, token)
  await app.open('/')
  await app.top().getByRole('heading', { name: '今天 4 个要联系' }).waitFor()
  const rows = app
    .top()
    .getByRole('button')
    .filter({ hasText: /个说的话/ })
  expect(await rows.count()).toBe(3)
  expect(await rows.first().innerText()).toMatch(/逾期 2 天/)
  expect(await rows.nth(1).innerText()).toMatch(/逾期 1 天/)
  // Locked: the list of its numbers says so.
  await app.open('/')
  await app
    .top()
    .getByRole('button', { name: `拨打 ${first?.name}` })
    .click()
  await app.page.waitForURL(/enterprise\/contactList\/contactList/)
  await app.open('/')
  await app.top().getByText('全部 4').click()
  await app.page.waitForURL(/my\/followUp\?tab=overdue/)

  await app.open('/')
  await app.top().getByRole('heading', { name: '联系窗口快关了' }).waitFor()
  const windows = app
    .top()
    .getByRole('button')
    .filter({ hasText: /家可能参展/ })
  expect(await windows.count()).toBeLessThanOrEqual(3)
  await windows
    .first()
    .getByText(/还剩|今天截止/)
    .waitFor()
  await windows.first().click()
  await app.page.waitForURL(/prediction\/enterprise\/list\?editionId=/)

  await app.open('/')
  // Its numbers are clear: the only one is dialled, or one of several is chosen.
  const call = app.top().getByRole('button', { name: `拨打 ${second?.name}` })
  const choices = app.page.getByRole('dialog').getByRole('button')
  await allowCalls(token)
  const ringing = app.page.getByRole('dialog', { name: /^拨打 .*？$/ }).getByRole('button', { name: '拨打' })
  const dialled = await calledBy(app, async () => {
    await call.click()
    await choices.first().waitFor()
    if (!(await ringing.isVisible())) await choices.first().click()
    await ringing.click()
  })
  expect(dialled).toMatch(/^tel:\d+/)
  expect(app.faults).toEqual([])
  await app.close()
})
