import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { upload } from '@zhzz/contract/upload/calls.ts'
import { maxVideoBytes } from '@zhzz/contract/upload/limits.ts'
import type { Route } from 'playwright-core'
import { expect, test } from 'vitest'
import { type OpenOptions, openApp } from '#e2e/openApp.ts'
import { choose, picture } from '#e2e/picture.ts'
import { findCompany, newPhone } from '#e2e/sample.ts'
import { signInAs } from '#e2e/signInAs.ts'

/** What the server says of a picture it took. */
async function answerUpload(route: Route): Promise<void> {
  const id = new URL(route.request().url()).searchParams.get('clientUid')
  const url = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA='
  const data = { id, kind: 'picture', url, thumbUrl: url, width: 1, height: 1, size: 1, name: null }
  await route.fulfill({ json: { code: 200, msg: '', data } })
}

/** The form of a follow-up, which takes pictures and videos. */
async function openForm(locale: OpenOptions['locale'] = 'zh-Hans') {
  const app = await openApp({ locale })
  await app.page.route(`**${upload.file.path}*`, answerUpload)
  await signInAs(app, newPhone())
  const { id } = await findCompany({})
  await app.open(`/pages/followUp/form?targetType=company&targetId=${id}`)
  // Pictures stand under 更多.
  await app.top().locator('button[aria-expanded=false]').last().click()
  const add = app.top().locator('fieldset > button').last()
  const album = async () => {
    await add.click()
    // The camera stands first.
    await app.page.getByRole('dialog').getByRole('button').nth(1).click()
  }
  return { app, add, album, tiles: app.top().locator('[data-status]') }
}

/** Silence of so many seconds, which browsers play whatever the file calls itself. */
function recording(seconds: number) {
  const bytes = seconds * 8000
  const header = Buffer.alloc(44)
  header.write('RIFF', 0)
  header.writeUInt32LE(36 + bytes, 4)
  header.write('WAVEfmt ', 8)
  header.writeUInt32LE(16, 16)
  header.writeUInt16LE(1, 20)
  header.writeUInt16LE(1, 22)
  header.writeUInt32LE(8000, 24)
  header.writeUInt32LE(8000, 28)
  header.writeUInt16LE(1, 32)
  header.writeUInt16LE(8, 34)
  header.write('data', 36)
  header.writeUInt32LE(bytes, 40)
  return Buffer.from(Buffer.concat([header, Buffer.alloc(bytes, 128)]))
}

test.each([
  ['zh-Hans', '一次最多选择 9 个，后 3 个未添加'],
  ['zh-Hant', '一次最多選擇 9 個，後 3 個未新增'],
  ['en', 'At most 9 at a time; the last 3 were not added.'],
  ['fr', '9 au maximum à la fois ; les 3 derniers n’ont pas été ajoutés.'],
  ['es', 'Como máximo 9 a la vez; los últimos 3 no se añadieron.'],
] as const)('of twelve chosen pictures nine are taken, and in %s the form says so', async (locale, words) => {
  const { app, album, tiles } = await openForm(locale)
  const chosen = Array.from({ length: 12 }, (_, n) => picture(`${n}.png`))
  await choose(app.page, chosen, album)
  await app.page.locator('.toast').getByText(words).waitFor()
  await expect.poll(() => tiles.count()).toBe(9)
  await app.close()
})

test('a field takes 52 pictures and no more, and says what was left', async () => {
  const { app, add, album, tiles } = await openForm()
  const said = app.page.locator('.toast')
  for (let round = 1; round <= 5; round += 1) {
    await choose(
      app.page,
      Array.from({ length: 9 }, (_, n) => picture(`${n}.png`)),
      album,
    )
    await expect.poll(() => tiles.count()).toBe(round * 9)
  }
  await add.getByText('45/52').waitFor()
  await choose(
    app.page,
    Array.from({ length: 9 }, (_, n) => picture(`${n}.png`)),
    album,
  )
  await said.getByText('最多上传 52 个，后 2 个未添加').waitFor()
  await expect.poll(() => tiles.count()).toBe(52)
  await expect.poll(() => add.count()).toBe(0)
  await app.close()
})

test('a file over the limit is told and not sent; a video of more than 60 s fails', async () => {
  const { app, album, tiles } = await openForm()
  const sent: string[] = []
  app.page.on('request', (request) => sent.push(request.url()))
  const folder = mkdtempSync(join(tmpdir(), 'h5-large-'))
  const path = join(folder, 'large.mp4')
  writeFileSync(path, '')
  truncateSync(path, maxVideoBytes + 1)
  const opened = app.page.waitForEvent('filechooser')
  await album()
  await (await opened).setFiles(path)
  await app.page.getByText('“large.mp4”超过 100 MB，无法上传').first().waitFor()
  await expect.poll(() => tiles.count()).toBe(0)
  await choose(app.page, [{ name: 'long.mp4', mimeType: 'video/mp4', buffer: recording(62) }], album)
  await app.top().locator('[data-status=failed]').getByText('视频不能超过60秒').waitFor()
  expect(sent.filter((url) => url.includes('/upload/'))).toEqual([])
  rmSync(folder, { recursive: true })
  await app.close()
})
