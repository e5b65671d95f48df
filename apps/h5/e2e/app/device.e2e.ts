import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import type * as copyModule from '#company/copy.ts'
import { type SourceServer, type SourceWindow, serveSource } from '#e2e/openSource.ts'
import type * as calendarModule from '#platform/calendar.browser.ts'
import type * as fontModule from '#platform/font.browser.ts'
import type * as microphoneModule from '#platform/microphone.browser.ts'
import type * as notificationsModule from '#platform/notifications.ts'
import type * as picturesModule from '#platform/pictures.browser.ts'
import type * as positionModule from '#platform/position.ts'

let source: SourceServer
let app: SourceWindow

beforeAll(async () => {
  source = await serveSource()
})

beforeEach(async () => {
  app = await source.openApp()
})

afterEach(() => app.close())
afterAll(() => source.close())

/** Notes what the page asks the device for, from before its first script. */
async function watchQuestions(): Promise<void> {
  await app.context.addInitScript(() => {
    const asked: string[] = []
    Object.assign(window, { asked })
    const note = (owner: object | undefined, name: string) => {
      const original: unknown = owner && Reflect.get(owner, name)
      if (!owner || typeof original !== 'function') return
      Reflect.set(owner, name, (...given: unknown[]) => {
        asked.push(name)
        return Reflect.apply(original, owner, given)
      })
    }
    note(navigator.geolocation, 'getCurrentPosition')
    note(navigator.geolocation, 'watchPosition')
    note(navigator.mediaDevices, 'getUserMedia')
    note(Notification, 'requestPermission')
  })
}

test('nothing is asked of the device until it is used; position is given, and a refusal has words', async () => {
  await watchQuestions()
  await app.open('/')
  await app.top().getByText('找企业').waitFor()
  expect(await app.page.evaluate(() => Reflect.get(window, 'asked'))).toEqual([])
  await app.context.grantPermissions(['geolocation'])
  await app.context.setGeolocation({ latitude: 31.2, longitude: 121.5, accuracy: 30 })
  const found = await app.run('platform/position.ts', (position: typeof positionModule) =>
    position.currentPosition(),
  )
  expect(found).toEqual({ latitude: 31.2, longitude: 121.5, accuracy: 30 })
  expect(await app.page.evaluate(() => Reflect.get(window, 'asked'))).toEqual(['getCurrentPosition'])
})

test('a refused position is told in words, and its watch as onLocationChange:fail', async () => {
  await app.open('/')
  await app.context.clearPermissions()
  await app.page.evaluate(`Promise.all([import('/h5/src/platform/position.ts'), import('/h5/src/api/explain.ts')])
    .then(([{ currentPosition }, { explain }]) => currentPosition().catch(explain))`)
  await app.page.getByText('未允许使用位置，可在系统或浏览器的设置中开启').waitFor()
  const message = await app.run(
    'platform/position.ts',
    (position: typeof positionModule) =>
      new Promise<string>((resolve) => {
        void position.watchPosition(
          () => resolve('a position'),
          (error) => resolve(error.message),
        )
      }),
  )
  expect(message).toMatch(/^onLocationChange:fail .+/)
})

test('a watched position follows the device', async () => {
  await app.open('/')
  await app.context.grantPermissions(['geolocation'])
  await app.context.setGeolocation({ latitude: 31, longitude: 121 })
  await app.run('platform/position.ts', async (position: typeof positionModule) => {
    const seen: number[] = []
    const end = await position.watchPosition(
      ({ latitude }) => seen.push(latitude),
      () => {},
    )
    Object.assign(window, { seen, end })
  })
  const seen = () => app.page.evaluate(() => Reflect.get(window, 'seen'))
  await expect.poll(seen).toEqual([31])
  await app.context.setGeolocation({ latitude: 32, longitude: 121 })
  await expect.poll(seen).toEqual([31, 32])
})

test('a font that cannot be had fails as loadFontFace:fail', async () => {
  await app.open('/')
  const load = app.run('platform/font.browser.ts', (font: typeof fontModule) =>
    font.loadFont('icons', '/h5/gone.woff2'),
  )
  await expect(load).rejects.toThrow(/Error: loadFontFace:fail .+/)
})

test('copying says 复制成功, and 复制失败 where the browser refuses', async () => {
  await app.context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await app.open('/')
  const copy = () => app.run('company/copy.ts', (copying: typeof copyModule) => copying.copyValue('甲'))
  await copy()
  await app.page.locator('.toast').getByText('复制成功').waitFor()
  expect(await app.page.evaluate(() => navigator.clipboard.readText())).toBe('甲')
  await app.page.evaluate(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined })
    Object.defineProperty(document, 'execCommand', { value: () => false })
  })
  await copy()
  await app.page.locator('.toast').getByText('复制失败').waitFor()
})

test('pictures are chosen, nine at most, and none when the person turns back', async () => {
  await app.open('/')
  const chosen = app.page.waitForEvent('filechooser')
  const picked = app.run('platform/pictures.browser.ts', async (pictures: typeof picturesModule) => {
    const files = await pictures.pickPictures()
    return files.map((file) => file.name)
  })
  const chooser = await chosen
  expect(chooser.isMultiple()).toBe(true)
  const files = Array.from({ length: 11 }, (_, n) => ({
    name: `${n}.png`,
    mimeType: 'image/png',
    buffer: Buffer.from([n]),
  }))
  await chooser.setFiles(files)
  expect(await picked).toHaveLength(9)
})

test('a microphone and notifications that are refused say so', async () => {
  await app.open('/')
  const recorded = app.run('platform/microphone.browser.ts', (microphone: typeof microphoneModule) =>
    microphone.record(),
  )
  await expect(recorded).rejects.toThrow(/microphone:fail (refused|missing)/)
  const shown = app.run('platform/notifications.ts', (notifications: typeof notificationsModule) =>
    notifications.notify({ title: '提醒', body: '' }),
  )
  await expect(shown).rejects.toThrow('notifications:fail refused')
})

test('a calendar file is saved with the name of the event', async () => {
  await app.open('/')
  const download = app.page.waitForEvent('download')
  await app.run('platform/calendar.browser.ts', (calendar: typeof calendarModule) =>
    calendar.saveToCalendar({ uid: 'a', title: '机床展', from: '2026-12-30', to: '2026-12-31' }),
  )
  expect((await download).suggestedFilename()).toBe('机床展.ics')
})

test('in WeChat the position comes from its kit', async () => {
  await app.context.addInitScript(() => {
    Object.defineProperty(navigator, 'userAgent', { value: 'Mozilla/5.0 MicroMessenger/8.0.50' })
    const getLocation = ({ success }: { success: (found: object) => void }) =>
      success({ latitude: '22.5', longitude: '114', accuracy: '65' })
    Object.assign(window, { wx: { getLocation } })
  })
  await app.open('/')
  const found = await app.run('platform/position.ts', (position: typeof positionModule) =>
    position.currentPosition(),
  )
  expect(found).toEqual({ latitude: 22.5, longitude: 114, accuracy: 65 })
  const saved = app.run('platform/calendar.browser.ts', (calendar: typeof calendarModule) =>
    calendar.saveToCalendar({ uid: 'a', title: '展', from: '2026-12-30', to: '2026-12-31' }),
  )
  await expect(saved).rejects.toThrow('calendar:fail missing')
})
