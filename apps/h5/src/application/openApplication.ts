import type { ApplicationCard } from '@zhzz/contract/application/application.ts'
import { application } from '@zhzz/contract/application/calls.ts'
import { send } from '#api/send.ts'
import { currentSession } from '#api/session.ts'
import { outdate } from '#api/useWrite.ts'
import { navigateTo } from '#nav/navigate.ts'
import { to } from '#nav/to.ts'

type Opening = Pick<ApplicationCard, 'code' | 'pagePath' | 'openState' | 'closedBy'>

/** What can be used opens its page, where a guest is asked to sign in; the rest says what it takes. */
export function openApplication({ code, pagePath, openState, closedBy }: Opening): void {
  const isOpen = openState === 'opened' || openState === 'trial' || closedBy === 'signIn'
  if (!isOpen || pagePath === null) return aboutApplication(code)
  void noteUse(code)
  navigateTo(pagePath)
}

export function aboutApplication(code: string): void {
  navigateTo(to('/pages/home/applicationDetails', { id: code }))
}

/** 最近使用. What cannot be noted now is not worth a word. */
async function noteUse(id: string): Promise<void> {
  if (currentSession().token === null) return
  try {
    await send(application.use, { id })
    outdate([application.list])
  } catch {
    // Opened all the same.
  }
}
