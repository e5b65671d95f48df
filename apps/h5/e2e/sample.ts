import { type CompanyFilters, company } from '@zhzz/contract/company/calls.ts'
import type { CompanyCard } from '@zhzz/contract/company/card.ts'
import { ask } from '#e2e/ask.ts'
import type { AppWindow } from '#e2e/openApp.ts'
import { tokenFor } from '#e2e/signInAs.ts'

/** People of the invented world, by their plan. */
export const people = { free: '12000000101', member: '12000000301', team: '12000000401' }

let made = 0

/**
 * The telephone number of somebody who was never here: signing in makes a free account with its whole quota. A number
 * gets one code a minute, so a test that is tried again needs another one.
 */
export function newPhone(): string {
  made += 1
  return `139${String(Date.now() % 1e7).padStart(7, '0')}${made % 10}`
}

/** How the app shows a number. */
export function masked(phone: string): string {
  return `${phone.slice(0, 3)}****${phone.slice(-4)}`
}

/** A company of the invented world that fits. */
export async function findCompany(
  filters: CompanyFilters,
  fits: (card: CompanyCard) => boolean = () => true,
): Promise<CompanyCard> {
  const { list } = await ask(
    company.search,
    { filters, sort: 'latestExhibition', limit: 100 },
    await tokenFor(people.team),
  )
  const found = list.find(fits)
  if (!found) throw new Error(`no company for ${JSON.stringify(filters)}`)
  return found
}

/** The session of the window, for calls past the app. */
export async function tokenOf({ page }: AppWindow): Promise<string> {
  const token = await page.evaluate(() => localStorage.getItem('ZKY-Token'))
  if (token === null) throw new Error('nobody is signed in')
  return token
}
