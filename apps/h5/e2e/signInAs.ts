import { readFile, writeFile } from 'node:fs/promises'
import { account } from '@zhzz/contract/account/calls.ts'
import { vi } from 'vitest'
import { ask } from '#e2e/ask.ts'
import type { AppWindow } from '#e2e/openApp.ts'
import { testServer } from '#e2e/testServer.ts'

/** Sessions that were begun on this server, by telephone number: a number gets one code a minute. */
function sessionsFile(): string {
  return `${testServer().output}.sessions.json`
}

async function knownSessions(): Promise<Map<string, string>> {
  const text = await readFile(sessionsFile(), 'utf8').catch(() => '[]')
  const entries: [string, string][] = JSON.parse(text)
  return new Map(entries)
}

async function printedCode(phone: string): Promise<string> {
  return vi.waitFor(async () => {
    const printed = [
      ...(await readFile(testServer().output, 'utf8')).matchAll(
        new RegExp(`\\[sms\\] ${phone} (\\d{6})`, 'g'),
      ),
    ]
    const code = printed.at(-1)?.[1]
    if (code === undefined) throw new Error(`no code for ${phone}`)
    return code
  }, 20_000)
}

async function begin(phone: string): Promise<string> {
  await ask(account.sendLoginPhoneCode, { phone })
  const code = await printedCode(phone)
  const versions = await ask(account.agreements, {})
  const agreementVersions = Object.fromEntries(versions.map(({ document, version }) => [document, version]))
  const { token } = await ask(account.phoneCodeLogin, {
    phone,
    code,
    agreementVersions,
    ageConfirmed: true,
    ageGroup: 'adult',
  })
  if (token === null) throw new Error(`${phone} must choose an account`)
  return token
}

/** What is asked for at once waits for one beginning: a second would ask for a code within the minute, and lose the first file. */
let beginning: Promise<unknown> = Promise.resolve()

/** A session of a person, begun past the app; the same one for every test of a run. */
export function tokenFor(phone: string): Promise<string> {
  const token = beginning.then(() => knownOrBegun(phone))
  beginning = token.catch(() => null)
  return token
}

async function knownOrBegun(phone: string): Promise<string> {
  const sessions = await knownSessions()
  const known = sessions.get(phone)
  if (known !== undefined) return known
  const token = await begin(phone)
  await writeFile(sessionsFile(), JSON.stringify([...sessions, [phone, token]]))
  return token
}

/** The window belongs to a person from its next load on. For tests that are not about signing in. */
export async function signInAs(app: AppWindow, phone: string): Promise<string> {
  const token = await tokenFor(phone)
  const viewer = await ask(account.current, {}, token)
  await app.context.addInitScript(
    (session) => {
      localStorage.setItem('ZKY-Token', session.token)
      localStorage.setItem('userInfo', session.viewer)
    },
    { token, viewer: JSON.stringify(viewer) },
  )
  return token
}
