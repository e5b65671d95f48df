import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, extname, join } from 'node:path'
import { startFcm } from '@zhzz/api/channel/fakeAppPush.ts'
import { copySample } from '#e2e/copySample.ts'
import { type Device, type Shell, startShell, usualDevice } from '#e2e/native/fakeShell.ts'
import { type AppWindow, openApp } from '#e2e/openApp.ts'
import { freePort, projectFolder, type RunningServer, runServer } from '#e2e/runServer.ts'
import { scratchFolder } from '#e2e/scratchFolder.ts'

/** Where the pages of the package are on Android. */
const home = 'https://localhost'

export interface Packaged {
  /** Of the server that the package was built for. */
  origin: string
  open: (device?: Partial<Device>) => Promise<PackagedWindow>
  /** Starts the server anew at the same address, with other settings. */
  restart: (env: Readonly<Record<string, string>>) => Promise<void>
  stop: () => Promise<void>
}

export interface PackagedWindow extends AppWindow {
  shell: Shell
  /** Addresses outside of the app that a page went to. */
  left: readonly string[]
}

/** The pages as the package holds them, and a server that they may call. */
export async function startPackaged(): Promise<Packaged> {
  const folder = scratchFolder('h5-packaged-')
  const output = join(folder, 'output.txt')
  const fcm = await startFcm()
  const account = join(folder, 'account.json')
  const { project, email, key, tokenAddress, origin: fcmOrigin } = fcm.settings
  writeFileSync(
    account,
    JSON.stringify({
      project_id: project,
      client_email: email,
      private_key: key.export({ type: 'pkcs8', format: 'pem' }),
      token_uri: tokenAddress,
    }),
  )
  const usual = {
    DATA_DIR: join(folder, 'data'),
    APP_CALLS: 'on',
    FCM_ACCOUNT_FILE: account,
    FCM_ORIGIN: fcmOrigin,
  }
  const port = await freePort()
  await copySample(usual.DATA_DIR)
  const pages = join(folder, 'h5')
  let server: RunningServer
  const [started] = await Promise.all([
    runServer(usual, port, output),
    buildPages(pages, `http://127.0.0.1:${port}`),
  ])
  server = started
  const { origin } = server
  return {
    origin,
    open: (device) => openPackaged(pages, output, { ...usualDevice(), ...device }),
    restart: async (env) => {
      await server.stop()
      server = await runServer({ ...usual, ...env }, port, output)
    },
    stop: async () => {
      await server.stop()
      fcm.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function buildPages(folder: string, server: string): Promise<void> {
  const vite = join(dirname(createRequire(import.meta.url).resolve('vite/package.json')), 'bin/vite.js')
  const words = [
    'build',
    '-c',
    'vite.native.config.ts',
    '--outDir',
    folder,
    '--emptyOutDir',
    '--logLevel',
    'error',
  ]
  const building = spawn(process.execPath, [vite, ...words], {
    cwd: join(projectFolder, 'apps/h5'),
    env: { ...process.env, NODE_ENV: 'production', VITE_SERVER: server, VITE_PUSH: 'on' },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const [code] = await once(building, 'close')
  if (code !== 0) throw new Error('the pages of the package do not build')
}

async function openPackaged(pages: string, output: string, device: Device): Promise<PackagedWindow> {
  const app = await openApp({ server: { origin: home, output } })
  // Only in tests is the server on this machine; Chromium asks before a page reaches it.
  await app.context.grantPermissions(['local-network-access'], { origin: home })
  const shell = await startShell(app.context, app.page, device)
  // As the shell serves them: an address without a file is index.html (WebViewLocalServer.java, html5mode).
  await app.context.route(`${home}/**`, async (route) => {
    const { pathname } = new URL(route.request().url())
    if (pathname.startsWith('/_capacitor_file_/'))
      return await route.fulfill({ path: join(projectFolder, 'apps/h5/public/icons/192.png') })
    const file = extname(pathname) === '' ? 'index.html' : pathname.replace(/^\/h5\//, '')
    await route.fulfill({ path: join(pages, file) })
  })
  const left: string[] = []
  app.page.on('request', (request) => {
    if (request.isNavigationRequest() && !request.url().startsWith(home)) left.push(request.url())
  })
  await app.context.route(/^https:\/\/store\.example\.com\//, (route) => route.abort())
  return { ...app, shell, left }
}
