import { company } from '@zhzz/contract/company/calls.ts'
import { expect, test } from 'vitest'
import { ask } from '#e2e/ask.ts'
import { openApp } from '#e2e/openApp.ts'
import { newPhone, people } from '#e2e/sample.ts'
import { signInAs } from '#e2e/signInAs.ts'

test('companies are chosen among those alike, kept over a reload, and stand side by side by an address', async () => {
  const app = await openApp()
  const token = await signInAs(app, people.member)
  const { list } = await ask(company.search, { sort: 'exhibitionCount', limit: 1 }, token)
  const id = list[0]?.id ?? ''
  const { list: alike } = await ask(company.similarCompany, { id }, token)
  const names = alike.slice(0, 3).map(({ card }) => card.name)
  await app.open(`/pages/enterprise/detail/similarCompany?id=${id}`)
  for (const _ of names) await app.top().getByRole('button', { name: '加入对比' }).first().click()
  await app.top().getByText('已选 3/4').waitFor()
  await app.page.reload()
  await app.top().getByText('已选 3/4').waitFor()
  await app.top().locator('[data-bottom-bar]').getByRole('button', { name: '对比', exact: true }).click()
  const heads = app.top().getByRole('columnheader')
  await expect.poll(() => heads.count()).toBe(3)
  for (const name of names) await app.top().getByRole('columnheader', { name }).waitFor()
  const { companies, shared } = await ask(
    company.compare,
    { ids: alike.slice(0, 3).map((one) => one.id) },
    token,
  )
  await app
    .top()
    .getByRole('row', { name: new RegExp(`参展次数.*${companies[0]?.exhibitions.total}`) })
    .waitFor()
  await app.top().getByText(`共同参加的展会 ${shared.count}`).waitFor()

  const all = await app.top().getByRole('row').count()
  await app.top().getByRole('button', { name: '只看不同' }).click()
  await expect.poll(() => app.top().getByRole('row').count()).toBeLessThan(all)
  await app.page.waitForURL(/only=different/)
  await app
    .top()
    .getByRole('button', { name: `移出对比 ${names[2]}` })
    .click()
  await expect.poll(() => heads.count()).toBe(2)
  await app.page.reload()
  await expect.poll(() => heads.count()).toBe(2)
  expect(app.faults).toEqual([])
  await app.close()
})

test('the words stay while the columns scroll; without connection what was read is there', async () => {
  const app = await openApp()
  const token = await signInAs(app, people.member)
  const { list } = await ask(company.search, { sort: 'exhibitionCount', limit: 4 }, token)
  await app.open(`/pages/enterprise/compare?ids=${list.map(({ id }) => id).join(',')}`)
  const word = app.top().getByRole('rowheader').first()
  await word.waitFor()
  const before = (await word.boundingBox())?.x
  await app
    .top()
    .getByRole('region', { name: '企业对比' })
    .evaluate((one) => one.scrollTo(200, 0))
  expect((await word.boundingBox())?.x).toBe(before)
  await app.page.route(`**${company.compare.path}`, (route) => route.abort('connectionrefused'))
  await app.page.reload()
  await app
    .top()
    .getByText(/离线数据/)
    .waitFor()
  expect(await app.top().getByRole('columnheader').count()).toBe(4)
  await app.close()
})

test('a visitor signs in first; fewer than two, and what are no ids, are said; an error asks again', async () => {
  const app = await openApp()
  const { list } = await ask(company.search, { limit: 2 })
  const ids = list.map(({ id }) => id).join(',')
  await app.open(`/pages/enterprise/compare?ids=${ids}`)
  await app.page.waitForURL(/\/pages\/login\/login/)
  await app.fillLogin(newPhone())
  await expect.poll(() => app.top().getByRole('columnheader').count()).toBe(2)
  await app.open(`/pages/enterprise/compare?ids=${list[0]?.id},%3Cb%3E,1,%00`)
  await app.top().getByText('选 2–4 家企业即可对比').waitFor()
  await app.page.route(`**${company.compare.path}`, (route) =>
    route.fulfill({ json: { code: 500, msg: '出错了', data: {} } }),
  )
  await app.open(
    `/pages/enterprise/compare?ids=${list
      .toReversed()
      .map(({ id }) => id)
      .join(',')}`,
  )
  await app.top().getByRole('button', { name: '重新加载' }).waitFor()
  await app.close()
})

test('from 企业详情 and by a long press a company goes into the comparison; a fifth is refused', async () => {
  const app = await openApp()
  const token = await signInAs(app, people.member)
  const { list } = await ask(company.search, { limit: 5 }, token)
  const chosen = list.slice(0, 4).map(({ id, name }) => ({ id, name }))
  await app.open(`/pages/enterprise/detail/detail?id=${list[4]?.id}`)
  await app.top().getByRole('button', { name: '对比', exact: true }).click()
  await app.page.getByRole('button', { name: '加入对比', exact: true }).click()
  await app.page.getByText('已加入对比（1/4）').waitFor()
  await app.page.evaluate((tray) => localStorage.setItem('comparison', tray), JSON.stringify(chosen))
  await app.page.reload()
  await app.top().getByRole('button', { name: '对比', exact: true }).click()
  await app.page.getByRole('button', { name: '加入对比', exact: true }).click()
  await app.page.getByText('最多对比 4 家，请先移出一家').waitFor()
  await app.close()
})
