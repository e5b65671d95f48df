import { Secret, TOTP } from 'otpauth'
import { type AppWindow, openApp } from '#e2e/openApp.ts'
import { operate } from '#e2e/operate.ts'

export const password = 'lantern over the harbour 7'

let lastOperator = 0

export interface Operator {
  name: string
  secret: string
  recoveryCodes: readonly string[]
}

export interface ConsoleWindow extends AppWindow {
  /** Follows a set-up link to its end; the window is signed in then. */
  setUp: (path: string) => Promise<Pick<Operator, 'secret' | 'recoveryCodes'>>
}

/** A desk's window on the console of this worker's server, in one of its two languages. */
export async function openConsole(locale: 'zh-Hans' | 'en' = 'zh-Hans'): Promise<ConsoleWindow> {
  const app = await openApp({ width: 1280, height: 860 })
  const { page, context, origin } = app
  await context.addInitScript((language) => {
    if (localStorage.getItem('console-language') === null) localStorage.setItem('console-language', language)
  }, locale)
  return {
    ...app,
    async setUp(path) {
      await page.goto(origin + path)
      const secret = (await page.locator('form code').textContent()) ?? ''
      await page.locator('#newPassword').fill(password)
      await page.locator('#again').fill(password)
      await page.locator('#code').fill(codeOf(secret))
      await page.locator('button[type=submit]').click()
      await page.locator('ol code').first().waitFor()
      return { secret, recoveryCodes: await page.locator('ol code').allTextContents() }
    },
  }
}

/** What the authenticator shows; `steps` of half a minute later. */
export function codeOf(secret: string, steps = 0): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 })
}

/** Makes an operator by the command, and the path of the link that it prints. */
export function invited(roles: string): { name: string; path: string } {
  const name = `op${process.pid}-${++lastOperator}`
  const said = operate(['add-operator', '--name', name, '--roles', roles])
  const path = /\/console\/set-up#[\w-]{43}/.exec(said)?.[0]
  if (path === undefined) throw new Error(`no link in ${said}`)
  return { name, path }
}

/** A window that an operator with these roles is signed in to. */
export async function signedInConsole(
  roles: string,
  locale: 'zh-Hans' | 'en' = 'zh-Hans',
): Promise<{ window: ConsoleWindow; operator: Operator }> {
  const { name, path } = invited(roles)
  const window = await openConsole(locale)
  const made = await window.setUp(path)
  await window.page.locator('button.ant-btn-primary').click()
  await window.page.locator('header').waitFor()
  return { window, operator: { name, ...made } }
}

/** The session of a window that is signed in, to ask calls past the page. */
export async function tokenOf({ page }: ConsoleWindow): Promise<string> {
  const kept = await page.evaluate(() => Object.values(sessionStorage).join(' '))
  const token = /[\w-]{43}/.exec(kept)?.[0]
  if (token === undefined) throw new Error('the window is not signed in')
  return token
}
