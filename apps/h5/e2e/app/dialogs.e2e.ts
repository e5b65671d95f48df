import { afterEach, beforeEach, expect, test } from 'vitest'
import type { WindowApi } from '#app/windowApi.ts'
import { accessibilityFaults } from '#e2e/accessible.ts'
import { calledBy } from '#e2e/calledBy.ts'
import { type AppWindow, openApp } from '#e2e/openApp.ts'
import { openWithApi, withApi } from '#e2e/windowApi.ts'

let app: AppWindow

beforeEach(async () => {
  app = await openApp()
  await openWithApi(app, '/pages/my/my')
})

afterEach(() => app.close())

/** Begins a dialog whose answer is read later by `answer`. */
async function begin(work: (api: WindowApi) => Promise<unknown>): Promise<void> {
  await app.page.evaluate(`void (window.answers ??= []).push((${work.toString()})(window.zhzz))`)
}

function answer(index = 0): Promise<unknown> {
  return app.page.evaluate((at) => Reflect.get(window, 'answers')[at], index)
}

function dialog(name: string) {
  return app.page.getByRole('dialog', { name })
}

function guarded(): Promise<unknown> {
  return app.page.evaluate(() => history.state.guard === true)
}

test('a modal gives confirm or cancel, and what was entered when it is editable', async () => {
  await begin((api) => api.showModal({ title: '删除' }))
  await dialog('删除').getByRole('button', { name: '确定' }).click()
  expect(await answer(0)).toEqual({ confirm: true, cancel: false })
  await begin((api) => api.showModal({ title: '删除' }))
  await dialog('删除').getByRole('button', { name: '取消' }).click()
  expect(await answer(1)).toEqual({ confirm: false, cancel: true })

  await begin((api) => api.showModal({ title: '改名', content: '旧名', editable: true }))
  const line = dialog('改名').getByRole('textbox')
  await expect.poll(() => line.inputValue()).toBe('旧名')
  await expect.poll(() => line.getAttribute('maxlength')).toBe('140')
  await line.fill('新名')
  expect(await accessibilityFaults(app.page)).toEqual([])
  await dialog('改名').getByRole('button', { name: '确定' }).click()
  expect(await answer(2)).toEqual({ confirm: true, cancel: false, content: '新名' })
  await begin((api) => api.showModal({ title: '改名', editable: true, placeholder: '名称' }))
  await dialog('改名').getByRole('button', { name: '取消' }).click()
  expect(await answer(3)).toEqual({ confirm: false, cancel: true })
})

test('an action sheet gives the index of the tapped line, or that it was cancelled', async () => {
  await begin((api) => api.showActionSheet('更多', ['收藏', '分享', '举报']))
  await dialog('更多').getByRole('button', { name: '分享' }).click()
  expect(await answer(0)).toBe(1)
  await begin((api) => api.showActionSheet('更多', ['收藏']))
  await dialog('更多').getByRole('button', { name: '取消' }).click()
  expect(await answer(1)).toBeNull()
})

test('dialogs come one at a time, keep the focus inside and outlive a change of page', async () => {
  await begin((api) => api.showMessage({ title: '第一', html: '一' }))
  await begin((api) => api.showMessage({ title: '第二', html: '二' }))
  await dialog('第一').waitFor()
  await expect.poll(() => app.page.getByRole('dialog').count()).toBe(1)
  for (let n = 0; n < 5; n += 1) await app.page.keyboard.press('Tab')
  expect(await app.page.evaluate(() => document.activeElement?.closest('[data-page]'))).toBeNull()
  await withApi(app, (api) => api.navigateTo('/pages/agreement/agreement'))
  await app.page.locator('[data-page="/pages/agreement/agreement"]:not([inert])').waitFor()
  await dialog('第一').getByRole('button', { name: '我知道了' }).click()
  await dialog('第二').getByRole('button', { name: '我知道了' }).click()
  await expect.poll(() => app.page.getByRole('dialog').count()).toBe(0)
})

test('going back closes the dialog and not the page, on the first page too', async () => {
  await app.top().getByRole('button', { name: '语言' }).click()
  await dialog('语言').waitFor()
  await expect.poll(guarded).toBe(true)
  await app.page.goBack()
  await dialog('语言').waitFor({ state: 'hidden' })
  expect(new URL(app.page.url()).pathname).toBe('/h5/pages/my/my')
  expect(await guarded()).toBe(false)
  await app.page.goForward()
  await expect.poll(guarded).toBe(false)
  await expect.poll(() => app.page.getByRole('dialog').count()).toBe(0)
})

test('a dialog that is answered leaves nothing behind in the history', async () => {
  const before = await app.page.evaluate(() => history.state)
  await app.top().getByRole('button', { name: '语言' }).click()
  await expect.poll(guarded).toBe(true)
  await dialog('语言').getByRole('button', { name: '取消' }).click()
  await expect.poll(guarded).toBe(false)
  expect(await app.page.evaluate(() => history.state)).toEqual(before)
})

test('a page that a dialog opens lies directly above the page below', async () => {
  await begin((api) => api.showModal({ title: '去看看' }))
  await dialog('去看看').waitFor()
  await expect.poll(guarded).toBe(true)
  await app.page.evaluate(
    `void window.answers[0].then(() => window.zhzz.navigateTo('/pages/agreement/agreement'))`,
  )
  await dialog('去看看').getByRole('button', { name: '确定' }).click()
  await app.page.locator('[data-page="/pages/agreement/agreement"]:not([inert])').waitFor()
  expect(await app.page.evaluate(() => history.state.index)).toBe(1)
  await app.page.goBack()
  await app.page.locator('[data-page="/pages/my/my"]:not([inert])').waitFor()
  await expect.poll(() => app.page.getByRole('dialog').count()).toBe(0)
})

test('a filter chosen in a sheet is in the address when the sheet is gone, and over a reload', async () => {
  await app.open('/pages/enterprise/list/list')
  await app.top().locator('[data-row="0"]').waitFor()
  await app.top().getByRole('button', { name: '地区' }).click()
  const sheet = app.page.getByRole('dialog')
  await sheet.waitFor()
  await expect.poll(guarded).toBe(true)
  await sheet.getByRole('checkbox').first().click()
  await sheet.getByRole('button', { name: /^确定/ }).click()
  await expect.poll(() => app.page.getByRole('dialog').count()).toBe(0)
  await expect.poll(guarded).toBe(false)
  const address = app.page.url()
  expect(new URL(address).search).not.toBe('')
  await app.page.reload()
  await app.top().locator('[data-row="0"]').waitFor()
  expect(app.page.url()).toBe(address)
})

test('the message dialog: picture, cleaned text, a telephone number that is called, 我知道了', async () => {
  await app.page.route('**/notice.png', (route) => route.fulfill({ contentType: 'image/png', body: '' }))
  await withApi(app, (api) => {
    void api.showMessage({
      title: '通知',
      image: '/notice.png',
      html: '<p>请致电 <a href="tel:400-800">400-800</a></p><img src=x onerror="window.hurt=1"><script>window.hurt=1</script><a href="javascript:window.hurt=1">点我</a>',
    })
  })
  const box = dialog('通知')
  const call = box.getByRole('link', { name: '400-800' })
  await call.waitFor()
  await expect.poll(() => box.locator('img').count()).toBe(1)
  await expect.poll(() => box.getByText('点我').getAttribute('href')).toBeNull()
  await expect.poll(() => box.locator('script').count()).toBe(0)
  expect(await calledBy(app, () => call.click())).toBe('tel:400800')
  await box.getByRole('button', { name: '我知道了' }).click()
  await expect.poll(() => app.page.getByRole('dialog').count()).toBe(0)
  expect(await app.page.evaluate(() => Reflect.get(window, 'hurt'))).toBeUndefined()
})

test('a link of a message to another website asks first and opens outside; whoever stays reads on', async () => {
  await app.context.route('https://elsewhere.example/**', (route) => route.fulfill({ body: 'elsewhere' }))
  await withApi(app, (api) => {
    const html = '<p><a href="https://elsewhere.example/rules?a=1">细则</a></p>'
    void api.showMessage({ title: '通知', html })
  })
  const leaving = dialog('将打开外部网站 elsewhere.example')
  await dialog('通知').getByRole('link', { name: '细则' }).click()
  await leaving.getByText('https://elsewhere.example/rules?a=1').waitFor()
  await leaving.getByRole('button', { name: '取消' }).click()
  await dialog('通知').getByRole('link', { name: '细则' }).click()
  const opened = app.context.waitForEvent('page')
  await leaving.getByRole('button', { name: '打开' }).click()
  expect((await opened).url()).toBe('https://elsewhere.example/rules?a=1')
  await expect.poll(() => app.page.getByRole('dialog').count()).toBe(0)
  expect(new URL(app.page.url()).pathname).toBe('/h5/pages/my/my')
})

test('pictures are shown over everything, swiped, zoomed by a double tap, and closed by going back', async () => {
  const picture =
    '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="200"><rect width="300" height="200" fill="teal"/></svg>'
  await app.page.route('**/picture-*.svg', (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: picture }),
  )
  await withApi(app, (api) => void api.previewImages(['/picture-1.svg', '/picture-2.svg', '/gone.svg'], 1))
  const box = dialog('图片预览')
  await box.getByText('2 / 3').waitFor()
  const shown = box.getByRole('img', { name: '第 2 张，共 3 张' })
  await shown.dblclick()
  await expect.poll(() => shown.evaluate((image) => image.style.transform)).toContain('scale(2.5)')
  await shown.dblclick()
  await expect.poll(() => shown.evaluate((image) => image.style.transform)).toContain('scale(1)')
  await app.page.getByText('预览图片失败').first().waitFor()
  expect(await accessibilityFaults(app.page)).toEqual([])
  await expect.poll(guarded).toBe(true)
  await app.page.goBack()
  await box.waitFor({ state: 'hidden' })
})
