import { createClient } from '@zhzz/client/client.ts'
import { currentLocale } from '#i18n/locale.ts'
import { platformKind } from '#platform/kind.ts'
import { isOnline } from '#platform/network.ts'
import { readStored, store } from '#platform/storage.ts'

/** This app's session and its way to the server. */
export const client = createClient({
  // A packaged app is built with the server's; on the web calls go to the origin of the page.
  origin: () => import.meta.env.VITE_API_ORIGIN ?? '',
  app: () => {
    const isNative = platformKind() === 'native'
    return {
      pkg: isNative ? 'com.mingyang100.zhzz.app' : 'com.mingyang100.zhzz.h5',
      vn: '2.0.1',
      platform: isNative ? 'app' : 'h5',
    }
  },
  locale: currentLocale,
  storage: { read: readStored, write: store },
  isOnline,
})
