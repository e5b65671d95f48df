import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import { vi } from 'vitest'
import { type TestServer, testServer } from '#e2e/testServer.ts'

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

const shell = process.env['CHROMIUM'] ?? '/usr/bin/chromium-headless-shell'
const whole = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find(existsSync)
const browsers = new Map<string, Promise<Browser>>()

function launched(executablePath: string): Promise<Browser> {
  const browser =
    browsers.get(executablePath) ?? chromium.launch({ executablePath, headless: true, args: flags })
  browsers.set(executablePath, browser)
  return browser
}

export interface OpenOptions {
  width?: number
  height?: number
  locale?: 'zh-Hans' | 'zh-Hant' | 'en' | 'fr' | 'es'
  /** With slides; without them by default, as for a person who prefers reduced motion. */
  motion?: boolean
  /** Leaves 个人信息保护指引 unanswered. */
  firstStart?: boolean
  /** With the service worker; without it by default, because it answers before the browser's tools see a request. */
  serviceWorker?: boolean
  /** In the whole browser: the one without a window shows no notifications. */
  whole?: boolean
  /** The browser's name, e.g. WeChat's. */
  userAgent?: string
  /** Another server than the one of the test run, and the file its output goes to. */
  server?: TestServer
}

export interface AppWindow {
  /** Of the server, without /h5. */
  origin: string
  page: Page
  context: BrowserContext
  /** Opens a path below /h5 in a fresh load. */
  open: (path: string) => Promise<void>
  /** The page on top of the stack; queries inside it do not see pages that lie behind. */
  top: () => ReturnType<Page['locator']>
  /** Signs in with the code that the server prints, over the login page. */
  login: (phone: string) => Promise<void>
  /** Fills the login page that is open. */
  fillLogin: (phone: string) => Promise<void>
  /** The code that the server printed last for a phone. */
  printedCode: (phone: string) => Promise<string>
  /** The code that the server prints after something asked for it. */
  nextCode: (phone: string, asking: () => Promise<unknown>) => Promise<string>
  /** A picture in the temporary folder. */
  shot: (name: string) => Promise<string>
  /** Faults of scripts and errors of the console so far. */
  faults: readonly string[]
  close: () => Promise<void>
}

/** Opens a phone-sized window on the app of the test server. */
export async function openApp(options: OpenOptions = {}): Promise<AppWindow> {
  const { origin, output } = options.server ?? testServer()
  const browser = await launched(options.whole ? (whole ?? shell) : shell)
  const context = await browser.newContext({
    viewport: { width: options.width ?? 375, height: options.height ?? 812 },
    hasTouch: (options.width ?? 375) < 600,
    locale: 'zh-CN',
    ...(options.userAgent !== undefined && { userAgent: options.userAgent }),
    timezoneId: 'Asia/Shanghai',
    serviceWorkers: options.serviceWorker ? 'allow' : 'block',
    reducedMotion: options.motion ? 'no-preference' : 'reduce',
  })
  const stored = { locale: options.locale, privacyConsent: options.firstStart ? undefined : 'declined' }
  await context.addInitScript((values) => {
    for (const [key, value] of Object.entries(values)) {
      if (value !== undefined && localStorage.getItem(key) === null) localStorage.setItem(key, value)
    }
  }, stored)
  const page = await context.newPage()
  page.setDefaultTimeout(20_000)
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(`${message.text()} ${message.location().url}`)
  })

  // A page drawn by the server is there before the app that answers in it.
  const live = () => page.locator('#root[data-live]').waitFor()
  const reload = page.reload.bind(page)
  page.reload = async (how) => {
    const answer = await afterGoingBack(() => reload(how))
    await live()
    return answer
  }
  const top = () => page.locator('[data-page]:not([inert])')
  const printedCode = (phone: string) => waitForCode(phone, output)
  const fillLogin = async (phone: string) => {
    const before = await countCodes(phone, output)
    await top().locator('input[name=phone]').fill(phone)
    await top().locator('form button[type=button]').first().click()
    const code = await waitForCode(phone, output, before)
    await top().locator('input[name=code]').fill(code)
    await top().getByRole('checkbox').click()
    await top().locator('button[type=submit]').click()
    await declareAge(page)
    await putOffForm(page)
  }
  return {
    origin,
    page,
    context,
    faults,
    top,
    printedCode,
    nextCode: async (phone, asking) => {
      const before = await countCodes(phone, output)
      await asking()
      return waitForCode(phone, output, before)
    },
    fillLogin,
    open: async (path) => {
      await afterGoingBack(() => page.goto(`${origin}/h5${path}`))
      await live()
      await top().first().waitFor()
    },
    login: async (phone) => {
      await page.goto(`${origin}/h5/pages/login/login`)
      await live()
      await fillLogin(phone)
      await page.waitForFunction(() => localStorage.getItem('userInfo') !== null)
      await page.waitForURL((url) => !url.pathname.endsWith('/login/login'))
    },
    shot: async (name) => {
      const path = join(tmpdir(), `${name}.png`)
      await page.screenshot({ path })
      return path
    },
    close: () => context.close(),
  }
}

/** A dialog that was just closed still goes back in the history, and that ends a load which begins meanwhile. */
async function afterGoingBack<T>(load: () => Promise<T>): Promise<T> {
  return load().catch((error: unknown) => {
    if (!/ERR_ABORTED|interrupted by another navigation/.test(String(error))) throw error
    return load()
  })
}

/** A number that signs in for the first time is asked for its age: of 18 and over. */
async function declareAge(page: Page): Promise<void> {
  const adult = page.getByRole('dialog').locator('button').first()
  const entered = page.waitForFunction(() => localStorage.getItem('ZKY-Token') !== null).catch(() => null)
  const asked = adult.waitFor().then(
    () => true,
    () => false,
  )
  const isAsked = await Promise.race([asked, entered.then(() => false)])
  if (isAsked) await adult.click()
}

async function codes(phone: string, output: string): Promise<string[]> {
  const text = await readFile(output, 'utf8')
  return [...text.matchAll(new RegExp(`\\[sms\\] ${phone} (\\d{6})`, 'g'))].map((match) => match[1] ?? '')
}

async function countCodes(phone: string, output: string): Promise<number> {
  return (await codes(phone, output)).length
}

async function waitForCode(phone: string, output: string, more = 0): Promise<string> {
  return await vi.waitFor(
    async () => {
      const printed = await codes(phone, output)
      const newest = printed.at(-1)
      if (newest === undefined || printed.length <= more) throw new Error(`no code for ${phone} in ${output}`)
      return newest
    },
    { timeout: 20_000, interval: 30 },
  )
}

/** 填写信息 stands between a new person's login and what was wanted: it is put off. */
export async function putOffForm(page: Page): Promise<void> {
  await page.waitForURL((url) => !url.pathname.includes('/pages/login/'))
  if (!page.url().includes('/pages/my/submitInfo')) return
  const skip = page.getByRole('button', { name: /^(跳过|跳過|Skip|Plus tard|Omitir)$/ })
  await skip.click()
  await page.waitForURL((url) => !url.pathname.endsWith('/submitInfo'))
}
