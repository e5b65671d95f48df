import { createClient } from '@zhzz/client/client.ts'
import { revive } from '#api/revive.ts'
import { currentLocale } from '#i18n/locale.ts'
import { identity } from '#platform/identity.ts'
import { isOnline } from '#platform/network.ts'
import { readStored, store } from '#platform/storage.ts'

/** This app's session and its way to the server. */
export const client = createClient({
  // A packaged app is built with the server's; on the web calls go to the origin of the page.
  origin: () => import.meta.env.VITE_SERVER ?? '',
  app: () => identity,
  locale: currentLocale,
  storage: { read: readStored, write: store },
  isOnline,
  revive,
})
