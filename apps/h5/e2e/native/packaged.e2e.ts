import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type Packaged, type PackagedWindow, startPackaged } from '#e2e/native/openPackaged.ts'
import { findCompany, newPhone } from '#e2e/sample.ts'

let packaged: Packaged
let app: PackagedWindow
beforeAll(async () => {
  packaged = await startPackaged()
})
afterAll(() => packaged.stop())
afterEach(() => app.close())

async function onTop(path: string): Promise<void> {
  await app.page.locator(`[data-page="${path}"]:not([inert])`).waitFor()
}

test('it calls the server it was built for, says what it is, and sends no header that the server does not let pass', async () => {
  app = await packaged.open()
  const requests: Record<string, string>[] = []
  const hosts = new Set<string>()
  app.page.on('request', (request) => {
    const url = new URL(request.url())
    if (url.protocol.startsWith('http')) hosts.add(url.origin)
    if (url.origin === packaged.origin && request.resourceType() === 'fetch') requests.push(request.headers())
  })
  await app.open('/')
  await app
    .top()
    .getByText(/还有 \d+ 天/)
    .first()
    .waitFor()
  expect(requests.length).toBeGreaterThan(0)
  for (const headers of requests)
    expect(headers).toMatchObject({ pkg: 'com.mingyang100.zhzz.app', platform: 'app', vn: '1.0.1' })
  expect([...hosts].sort()).toEqual([packaged.origin, 'https://localhost'].sort())
  // The browser's tools answer for the server here; a web view asks it.
  const asked = await fetch(
    `${packaged.origin}/zhzz-user-center/api/zhzz-user-center/web/appVersion/none/latest`,
    {
      method: 'OPTIONS',
      headers: { origin: 'https://localhost', 'access-control-request-method': 'POST' },
    },
  )
  const allowed = asked.headers.get('access-control-allow-headers')?.split(', ') ?? []
  const own = requests
    .flatMap((headers) => Object.keys(headers))
    .filter((name) => /^(?:pkg|vn|platform|jwt|idem|content-type)/.test(name))
  expect([...new Set(own)].filter((name) => !allowed.includes(name))).toEqual([])
  await app.shell.newest('SplashScreen.hide')
})

test('the session lies in the key store of the device and nowhere else; it outlives a start and ends with a sign-out', async () => {
  app = await packaged.open()
  await app.login(newPhone())
  const [token] = [...app.shell.device.secrets.values()]
  expect(token).toMatch(/^"[\w-]{40,}"$/)
  const kept = await app.page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]),
  )
  expect(kept).toContain('userInfo')
  expect(kept).not.toContain(JSON.parse(token ?? ''))
  const signedIn = app.page.waitForRequest(
    (request) => request.headers()['jwt-token'] === JSON.parse(token ?? ''),
  )
  await app.open('/pages/my/my')
  await signedIn
  await app.open('/pages/person/setting')
  await app.top().getByRole('button', { name: '退出登录' }).click()
  await app.page.getByRole('dialog').getByRole('button', { name: '确定' }).click()
  await expect.poll(() => app.shell.device.secrets.size).toBe(0)
})

test('what is left in the key store by an app that was deleted is no session', async () => {
  app = await packaged.open({ secrets: new Map([['capacitor-storage_ZKY-Token', '"of-another-time"']]) })
  await app.context.addInitScript(() => {
    if (sessionStorage.length === 0) localStorage.clear()
  })
  await app.open('/')
  expect(app.shell.device.secrets.size).toBe(0)
})

test('it starts without a connection from its own files, says so, and goes on when there is one', async () => {
  app = await packaged.open({ connected: false })
  await app.context.setOffline(true)
  await app.open('/')
  await app.top().getByText('哎呀，网络信号丢失').first().waitFor()
  await app.context.setOffline(false)
  await app.shell.emit('Network', 'networkStatusChange', { connected: true, connectionType: 'wifi' })
  await app.top().getByRole('button', { name: '重新加载' }).first().click()
  await app
    .top()
    .getByText(/还有 \d+ 天/)
    .first()
    .waitFor()
})

test('the back button closes a dialog, goes back, comes to 首页, and leaves the app when pressed twice there', async () => {
  app = await packaged.open()
  const { id } = await findCompany({})
  await app.open('/pages/home/application')
  const press = () => app.shell.emit('App', 'backButton', { canGoBack: true })
  await app.shell.emit('App', 'appUrlOpen', { url: `zhzz://pages/enterprise/detail/detail?id=${id}` })
  await onTop('/pages/enterprise/detail/detail')
  await press()
  await onTop('/pages/home/application')
  await press()
  await onTop('/')
  await press()
  await app.page.locator('.toast').getByText('再按一次退出应用').waitFor()
  expect(app.shell.count('App.exitApp')).toBe(0)
  await press()
  await app.shell.newest('App.exitApp')
})

test('a dialog is closed by the back button, and the page below it stays', async () => {
  app = await packaged.open()
  await app.open('/pages/my/abort')
  await app.top().getByText('开源').first().click()
  await app.page.locator('dialog[open]').first().waitFor()
  await app.shell.emit('App', 'backButton', { canGoBack: true })
  await expect.poll(() => app.page.locator('dialog[open]').count()).toBe(0)
  await onTop('/pages/my/abort')
})

test('links open their pages: the one that started the app, of the server, of our scheme; no other', async () => {
  const { id } = await findCompany({})
  const detail = '/pages/enterprise/detail/detail'
  app = await packaged.open({ launchUrl: `${packaged.origin}/h5${detail}?id=${id}` })
  await app.open('/')
  await onTop(detail)
  expect(new URL(app.page.url()).pathname).toBe(`/h5${detail}`)
  for (const url of [`https://evil.example.com/h5${detail}?id=${id}`, 'zhzz://other', 'javascript:alert(1)'])
    await app.shell.emit('App', 'appUrlOpen', { url })
  await app.shell.emit('App', 'appUrlOpen', { url: 'zhzz://pages/home/application' })
  await onTop('/pages/home/application')
  await app.shell.emit('PushNotifications', 'pushNotificationActionPerformed', {
    actionId: 'tap',
    notification: { id: '1', data: { path: `${detail}?id=${id}` } },
  })
  await onTop(detail)
})

test('a newer version in the stores: the app says so once, and opens the store', async () => {
  await packaged.restart({ APP_RELEASE: '9.9.9 999', APP_ANDROID_STORE: 'https://store.example.com/zhzz' })
  app = await packaged.open()
  await app.open('/')
  const dialog = app.page.getByRole('dialog', { name: '版本更新' })
  await dialog.getByText('有新版本').waitFor()
  await dialog.getByRole('button', { name: '稍后' }).click()
  await onTop('/')
  await app.shell.emit('App', 'resume')
  await app.open('/pages/my/abort')
  await dialog.getByRole('button', { name: '立即更新' }).click()
  await expect.poll(() => app.left).toContain('https://store.example.com/zhzz')
})
