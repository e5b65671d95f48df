import { createClient } from '@zhzz/client/client.ts'
import { createQueryClient } from '@zhzz/client/react/createQueryClient.ts'
import { createUseRead } from '@zhzz/client/react/useRead.ts'
import { createUseSession } from '@zhzz/client/react/useSession.ts'
import { createUseWrite } from '@zhzz/client/react/useWrite.ts'
import { explain } from '#explain.ts'
import { currentLocale } from '#words.ts'

/** The console's own session: of this tab alone, and gone with it. */
export const client = createClient({
  origin: () => '',
  app: () => ({ pkg: 'console', vn: '1', platform: 'console' }),
  locale: currentLocale,
  storage: {
    read: (key) => sessionStorage.getItem(`console-${key}`),
    write(key, value) {
      if (value === null) sessionStorage.removeItem(`console-${key}`)
      else sessionStorage.setItem(`console-${key}`, value)
    },
  },
  isOnline: () => navigator.onLine,
})

export const queryClient = createQueryClient(explain)
export const useRead = createUseRead(client)
export const useWrite = createUseWrite(client, explain)
export const useSession = createUseSession(client)
