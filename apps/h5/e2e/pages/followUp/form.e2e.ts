import { followUp } from '@zhzz/contract/followUp/calls.ts'
import { expect, test, vi } from 'vitest'
import { accessibilityFaults } from '#e2e/accessible.ts'
import { ask } from '#e2e/ask.ts'
import { chooseInForm } from '#e2e/chooseInForm.ts'
import { findEdition } from '#e2e/findEdition.ts'
import { type AppWindow, openApp } from '#e2e/openApp.ts'
import { choose as choosePictures, picture } from '#e2e/picture.ts'
import { findCompany, newPhone } from '#e2e/sample.ts'
import { signInAs } from '#e2e/signInAs.ts'

async function openForm(more: Record<string, string> = {}) {
  const app = await openApp()
  const token = await signInAs(app, newPhone())
  const company = await findCompany({})
  const query = new URLSearchParams({ targetType: 'company', targetId: company.id, ...more })
  await app.open(`/pages/followUp/form?${query}`)
  await app.top().getByText(company.name).waitFor()
  const target = { targetType: 'company' as const, targetId: company.id }
  return { app, company, written: async () => (await ask(followUp.list, target, token)).list }
}

const notes = (app: AppWindow) => app.top().getByRole('textbox', { name: '跟进内容' })
const save = (app: AppWindow) => app.top().getByRole('button', { name: '保存' })

test('a call is written down with a few taps', async () => {
  const edition = await findEdition({ statuses: ['upcoming'] }, (card) => card.daysLeft > 40)
  const { app, written } = await openForm({ editionId: edition.id })
  await chooseInForm(app, '跟进结果', '已接通')
  await app.top().getByRole('button', { name: '已沟通，对方表示' }).click()
  await app.top().getByRole('button', { name: '已报价，等待回复' }).click()
  await app.top().getByRole('radio', { name: '自选' }).click()
  await app.top().getByRole('button', { name: '展前30天' }).click()
  await app.top().getByRole('button', { name: '提醒 提前15分钟' }).waitFor()
  await chooseInForm(app, '意向等级', 'A 高')
  await app.top().getByRole('textbox', { name: '预算（元）' }).fill('５0,000')
  await save(app).click()
  await app.page.getByText('已保存').waitFor()
  await app.top().getByText('已沟通，对方表示；已报价，等待回复').waitFor()
  const [record] = await written()
  expect(record).toMatchObject({
    followType: 'phone',
    result: 'connected',
    budget: 50_000,
    intentLevel: 'A',
    editionId: edition.id,
    remindMinutes: 15,
    nextState: 'open',
  })
  expect(app.faults).toEqual([])
  await app.close()
})

test('wrong input is named at its field and nothing is sent', async () => {
  const { app, written } = await openForm()
  await save(app).click()
  await app.top().getByRole('alert').getByText('请写下跟进内容').waitFor()
  await notes(app).fill('x'.repeat(1000))
  await app.top().getByText('1000/1000').waitFor()
  await app.top().getByRole('button', { name: '已发送资料' }).click()
  await expect.poll(() => notes(app).inputValue()).toHaveLength(1000)
  await app.top().getByRole('button', { name: '更多', exact: true }).click()
  for (const budget of ['很多', '0.123']) {
    await app.top().getByRole('textbox', { name: '预算（元）' }).fill(budget)
    await save(app).click()
    await app.top().getByRole('alert').getByText('请填写金额，最多两位小数').waitFor()
    await app.top().getByRole('textbox', { name: '预算（元）' }).fill('')
    await app.top().getByRole('alert').waitFor({ state: 'detached' })
  }
  await app.top().getByRole('radio', { name: '自选' }).click()
  await app.top().getByLabel('下次跟进时间').fill('2020-01-01T09:00')
  await save(app).click()
  await app.top().getByRole('alert').getByText('下次跟进须晚于现在').waitFor()
  expect(await written()).toEqual([])
  await app.close()
})

test('a draft survives a reload, and can be thrown away', async () => {
  const { app } = await openForm()
  await chooseInForm(app, '跟进方式', '微信')
  await app.top().getByRole('radio', { name: '明天' }).click()
  await notes(app).fill('写到一半')
  await app.page.reload()
  await app.top().getByText('已恢复未保存的内容').waitFor()
  await expect.poll(() => notes(app).inputValue()).toBe('写到一半')
  await app.top().getByRole('button', { name: '跟进方式 微信' }).waitFor()
  await app.top().getByRole('radio', { name: '明天', checked: true }).waitFor()
  expect(
    await app
      .top()
      .getByRole('button', { name: /^跟进结果/ })
      .count(),
  ).toBe(0)
  await app.top().getByRole('button', { name: '清空重写' }).click()
  await app.page.getByRole('dialog').getByRole('button', { name: '清空重写' }).click()
  await expect.poll(() => notes(app).inputValue()).toBe('')
  await app.close()
})

test('written without connection it waits on the device, over a reload, and arrives exactly once', async () => {
  const { app, company, written } = await openForm()
  await notes(app).fill('展馆里没有信号')
  await app.context.setOffline(true)
  await save(app).click()
  await app.top().getByText('待同步').waitFor()
  await app.top().getByText('展馆里没有信号').waitFor()
  expect(await written()).toEqual([])
  await app.context.setOffline(false)
  await app.open(`/pages/followUp/list?targetType=company&targetId=${company.id}`)
  await expect.poll(async () => (await written()).length, { timeout: 20_000 }).toBe(1)
  await app.page.reload()
  await app.top().locator('article').getByText('展馆里没有信号').waitFor()
  await expect.poll(() => app.top().getByText('待同步').count()).toBe(0)
  expect(await written()).toHaveLength(1)
  await app.close()
})

test('an answer that gets lost writes one record', async () => {
  const { app, written } = await openForm()
  await notes(app).fill('应答丢失')
  let lost = 0
  await app.page.route('**/followUp/save', async (route) => {
    lost += 1
    if (lost > 2) return route.continue()
    await route.fetch()
    return route.abort()
  })
  await save(app).click()
  await app.page.getByText('已保存').waitFor()
  expect(lost).toBe(3)
  expect(await written()).toHaveLength(1)
  await app.close()
})

test('the same words within a minute are asked about; two quick taps are one', async () => {
  const { app, company, written } = await openForm()
  await notes(app).fill('同样的话')
  await save(app).dblclick()
  await app.page.getByText('已保存').waitFor()
  await app.open(`/pages/followUp/form?targetType=company&targetId=${company.id}`)
  await notes(app).fill('同样的话')
  await save(app).click()
  await app.page.getByText('一分钟内已有相同的跟进').waitFor()
  await app.page.getByRole('dialog').getByRole('button', { name: '取消' }).click()
  await expect.poll(() => notes(app).inputValue()).toBe('同样的话')
  expect(await written()).toHaveLength(1)
  await app.close()
})

test('a visitor signs in first and comes back to the form', async () => {
  const app = await openApp()
  const company = await findCompany({})
  await app.page.goto('about:blank')
  await app.open(`/pages/followUp/form?targetType=company&targetId=${company.id}`)
  await app.fillLogin(newPhone())
  await app.top().getByText(company.name).waitFor()
  await app.close()
})

test.each(['zh-Hans', 'fr'] as const)(
  'readable in %s: no faults by axe, nothing wider than the phone',
  async (locale) => {
    const app = await openApp({ locale })
    await signInAs(app, newPhone())
    const company = await findCompany({})
    await app.open(`/pages/followUp/form?targetType=company&targetId=${company.id}`)
    await app.top().getByText(company.name).waitFor()
    expect(await accessibilityFaults(app.page)).toEqual([])
    expect(await app.top().evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true)
    await app.close()
  },
)

test('after a save the next form is empty and writes a record of its own', async () => {
  const { app, company, written } = await openForm()
  await notes(app).fill('第一条')
  await save(app).click()
  await app.page.getByText('已保存').waitFor()
  await app.top().getByRole('button', { name: '写跟进' }).click()
  await expect.poll(() => notes(app).inputValue()).toBe('')
  await notes(app).fill('第二条')
  await save(app).click()
  await app.top().locator('article').getByText('第二条').waitFor()
  expect(await written()).toHaveLength(2)
  expect(new URL(app.page.url()).searchParams.get('targetId')).toBe(company.id)
  await app.close()
})

test('pictures go up as they are chosen; what fails is tried again when the network is back', async () => {
  const { app, written } = await openForm()
  await app.top().getByRole('button', { name: '更多', exact: true }).click()
  const add = () => app.top().getByRole('button', { name: '添加照片' }).click()
  const album = () => app.page.getByRole('button', { name: '从相册选择' }).click()
  const tiles = (status: string) => app.top().locator(`[data-status=${status}]`)
  await add()
  await choosePictures(app.page, [picture('a.png'), picture('b.png')], album)
  await expect.poll(() => tiles('success').count()).toBe(2)
  await app.context.setOffline(true)
  await add()
  await choosePictures(app.page, [picture('c.png')], album)
  await tiles('failed').waitFor()
  await notes(app).fill('展位照片三张')
  await save(app).click()
  await app.page.getByText('还有 1 张照片没有上传').waitFor()
  await app.page.getByRole('button', { name: '取消' }).click()
  await app.context.setOffline(false)
  await expect.poll(() => tiles('success').count()).toBe(3)
  await app.top().getByRole('button', { name: '删除' }).first().click()
  // A tap within a second of the one before counts as the same (spec §9), so the first may go unheard.
  await vi.waitFor(
    async () => {
      await save(app).click()
      await app.page.getByText('已保存').waitFor({ timeout: 2000 })
    },
    { timeout: 15_000 },
  )
  expect((await written())[0]?.files).toHaveLength(2)
  await app.close()
})

test('the date-time pickers reach ten years back and ten ahead, and no further than makes sense', async () => {
  const { app } = await openForm()
  const ends = (label: string) =>
    app
      .top()
      .getByLabel(label, { exact: true })
      .evaluate((input) =>
        [input.getAttribute('min'), input.getAttribute('max')].map((end) => end?.slice(0, 10)),
      )
  await app.top().getByRole('radio', { name: '自选' }).click()
  await app.top().getByRole('button', { name: '更多', exact: true }).click()
  const now = Date.now()
  const day = (years: number) =>
    new Date(now + years * 365.25 * 86_400_000 + 8 * 3_600_000).toISOString().slice(0, 10)
  expect(await ends('下次跟进时间')).toEqual([day(0), day(10)])
  expect(await ends('跟进时间')).toEqual([day(-10), day(0)])
  await app.close()
})
