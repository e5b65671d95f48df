import { hall } from '@zhzz/contract/hall/calls.ts'
import { search } from '@zhzz/contract/search/calls.ts'
import { expect, test } from 'vitest'
import { accessibilityFaults } from '#e2e/accessible.ts'
import { ask } from '#e2e/ask.ts'
import { openApp } from '#e2e/openApp.ts'
import { newPhone } from '#e2e/sample.ts'
import { signInAs } from '#e2e/signInAs.ts'

async function hallNamed(keyword: string) {
  const { list } = await ask(search.halls, { keyword })
  return list[0]?.id ?? ''
}

test('pictures by what they show and by pavilion, from the page of their hall; one opens whole, and the next', async () => {
  const app = await openApp()
  const id = await hallNamed('岚湖')
  const { list } = await ask(hall.pictures, { id })
  await app.open(`/pages/hallSchedule/hallScheduleDetail?id=${id}`)
  await app
    .top()
    .getByRole('button', { name: `${list.length} 张图片` })
    .click()
  await app.top().getByRole('heading', { name: 'N2', exact: true }).waitFor()
  await app
    .top()
    .getByRole('tab', { name: /^平面图\s*1$/ })
    .click()
  await expect.poll(() => app.top().getByRole('heading', { name: 'N2', exact: true }).count()).toBe(0)
  await app.top().getByRole('tab', { name: /^展厅/ }).click()
  const inside = list.filter(({ category }) => category === 'pavilion')
  await app
    .top()
    .getByRole('button', { name: inside[1]?.caption ?? '' })
    .click()
  const preview = app.page.getByRole('dialog')
  await preview.getByText(`2 / ${inside.length}`).waitFor()
  await preview.getByRole('group').evaluate((strip) => strip.scrollTo({ left: 2 * strip.clientWidth }))
  await preview.getByText(`3 / ${inside.length}`).waitFor()
  await app.page.goBack()
  await expect.poll(() => app.page.getByRole('dialog').count()).toBe(0)
  expect(await accessibilityFaults(app.page)).toEqual([])
  expect(app.faults).toEqual([])
  await app.close()
})

test('a picture that cannot be had says so where it stands, and 预览图片失败 when it is opened', async () => {
  const app = await openApp()
  // A guest's page comes drawn, with its answers.
  await signInAs(app, newPhone())
  const id = await hallNamed('岚湖')
  await app.page.route(/\/hall\/none\/pictures/, async (route) => {
    const answer = await route.fetch()
    const text = await answer.text()
    const broken: unknown = JSON.parse(text.replace(/data:image\/svg\+xml,[^"]*/, '/h5/gone.png'))
    await route.fulfill({ json: broken })
  })
  await app.open(`/pages/hallSchedule/hallPicture?id=${id}`)
  await app.top().getByText('图片未能加载').waitFor()
  await app.top().getByRole('button', { name: '南入口' }).first().click()
  await app.page.getByRole('dialog').getByText('预览图片失败').first().waitFor()
  await app.close()
})

test('a hall without pictures says so', async () => {
  const app = await openApp()
  const { list } = await ask(search.halls, { keyword: '国家会展中心' })
  await app.open(`/pages/hallSchedule/hallPicture?id=${list[0]?.id}`)
  await app.top().getByText('还没有图片').waitFor()
  await app.close()
})
