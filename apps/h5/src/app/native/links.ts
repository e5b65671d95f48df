import { App } from '@capacitor/app'
import { LocalNotifications } from '@capacitor/local-notifications'
import { PushNotifications } from '@capacitor/push-notifications'
import { pathOf } from '#nav/history.ts'
import { navigateTo, switchTab } from '#nav/navigate.ts'
import { isTab } from '#nav/tabs.ts'
import type { Href } from '#nav/to.ts'
import { siteOrigin } from '#platform/siteOrigin.ts'

/**
 * The page that a link means: `https://host/h5/pages/…` of our server, `zhzz://pages/…`, or a path of a message. Null: none of
 * ours.
 */
export function hrefOf(link: string): Href | null {
  const web = `${siteOrigin()}${import.meta.env.BASE_URL}`
  const rest = [web, 'zhzz://', '/'].find((start) => link.startsWith(start))
  if (rest === undefined) return null
  const href = `/${link.slice(rest.length)}`.split('#')[0] ?? '/'
  const path = pathOf(href)
  return path === '/' || path.startsWith('/pages/') ? href : null
}

/** Above what is shown; whoever goes back comes to where they were. */
function openLink(link: unknown): void {
  const href = typeof link === 'string' ? hrefOf(link) : null
  if (href === null) return
  if (isTab(pathOf(href))) switchTab(href)
  else navigateTo(href)
}

/** Opens the pages of links and of notifications that are tapped, also of the one that started the app. */
export async function followLinks(): Promise<void> {
  await Promise.all([
    App.addListener('appUrlOpen', ({ url }) => openLink(url)),
    LocalNotifications.addListener('localNotificationActionPerformed', ({ notification }) =>
      openLink(notification.extra?.path),
    ),
    PushNotifications.addListener('pushNotificationActionPerformed', ({ notification }) =>
      openLink(notification.data?.path),
    ),
  ])
  openLink((await App.getLaunchUrl())?.url)
}
