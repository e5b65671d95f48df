import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { maxFiles, maxVideoBytes } from '@zhzz/contract/upload/limits.ts'
import { expect, test } from 'vitest'
import { openApp } from '#e2e/openApp.ts'
import { choose, picture } from '#e2e/picture.ts'
import { findCompany, newPhone } from '#e2e/sample.ts'
import { signInAs } from '#e2e/signInAs.ts'

/** The form of a follow-up, which takes nine pictures and videos. */
async function openForm() {
  const app = await openApp()
  await signInAs(app, newPhone())
  const { id } = await findCompany({})
  await app.open(`/pages/followUp/form?targetType=company&targetId=${id}`)
  const add = app.top().getByRole('button', { name: '添加照片' })
  const album = async () => {
    await add.click()
    await app.page.getByRole('button', { name: '从相册选择' }).click()
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

test('nine of ten chosen pictures are taken, and a full field takes no more', async () => {
  const { app, add, album, tiles } = await openForm()
  const chosen = Array.from({ length: 10 }, (_, n) => picture(`${n}.png`))
  await choose(app.page, chosen, album)
  await expect.poll(() => tiles.count()).toBe(9)
  await expect.poll(() => add.count()).toBe(0)
  expect(maxFiles).toBe(52)
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
  await app.page.getByText('文件太大，无法上传').first().waitFor()
  await expect.poll(() => tiles.count()).toBe(0)
  await choose(app.page, [{ name: 'long.mp4', mimeType: 'video/mp4', buffer: recording(62) }], album)
  await app.top().locator('[data-status=failed]').getByText('视频不能超过60秒').waitFor()
  expect(sent.filter((url) => url.includes('/upload/'))).toEqual([])
  rmSync(folder, { recursive: true })
  await app.close()
})
