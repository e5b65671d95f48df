import { expect, test } from 'vitest'
import { openApp } from '#e2e/openApp.ts'
import { choose, picture } from '#e2e/picture.ts'
import { newPhone } from '#e2e/sample.ts'
import { signInAs } from '#e2e/signInAs.ts'

test('修改资料 saves each field by itself and says what is wrong', async () => {
  const app = await openApp()
  await signInAs(app, newPhone())
  await app.open('/pages/my/information')
  await app.top().getByRole('button', { name: '姓名' }).click()
  const name = app.page.getByRole('dialog', { name: '姓名' })
  await name.getByLabel('姓名').fill('欧')
  await name.getByRole('button', { name: '保存' }).click()
  await name.getByText('姓名为2至20个字').waitFor()
  await name.getByLabel('姓名').fill('欧阳展会')
  await name.getByRole('button', { name: '保存' }).click()
  await app.page.getByText('保存成功').waitFor()
  await app.top().getByRole('button', { name: '姓名 欧阳展会' }).waitFor()
  await app.top().getByRole('button', { name: '邮箱' }).click()
  const email = app.page.getByRole('dialog', { name: '邮箱' })
  await email.getByLabel('邮箱').fill('nobody@')
  await email.getByRole('button', { name: '保存' }).click()
  await email.getByText('请输入正确的邮箱地址').waitFor()
  await email.getByLabel('邮箱').fill('nobody@zhzz.test')
  await email.getByRole('button', { name: '保存' }).click()
  await app.top().getByText('nobody@zhzz.test').waitFor()
  expect(await app.page.evaluate(() => localStorage.getItem('userInfo'))).toContain('欧阳展会')
  expect(app.faults).toEqual([])
  await app.close()
})

test('without connection the page says so, and keeps what it had', async () => {
  const app = await openApp()
  await signInAs(app, newPhone())
  await app.open('/pages/my/information')
  await app.top().getByRole('button', { name: '姓名' }).waitFor()
  await app.context.setOffline(true)
  await app.top().getByRole('button', { name: '职位' }).click()
  const position = app.page.getByRole('dialog', { name: '职位' })
  await position.getByLabel('职位').fill('经理')
  await position.getByRole('button', { name: '保存' }).click()
  await app.page.getByText('哎呀，网络信号丢失').first().waitFor()
  await expect.poll(() => position.getByLabel('职位').inputValue()).toBe('经理')
  await app.close()
})

test('a picture becomes the face, here and after a reload', async () => {
  const app = await openApp()
  await signInAs(app, newPhone())
  await app.open('/pages/my/information')
  await app.top().getByRole('button', { name: '头像' }).click()
  await choose(app.page, [picture('face.png')], () =>
    app.page.getByRole('button', { name: '从相册选择' }).click(),
  )
  await app.page.getByText('保存成功').waitFor()
  const face = app.top().locator('img[src*="/upload/none/view/"][src$="size=thumb"]')
  await face.first().waitFor()
  await app.page.reload()
  await face.first().waitFor()
  expect(await face.first().evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(320)
  expect(app.faults).toEqual([])
  await app.close()
})
