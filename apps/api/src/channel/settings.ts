import type { DB } from '@zhzz/db/openDatabase.ts'
import type { Sealing } from '@zhzz/db/sealed.ts'
import type { Kysely } from 'kysely'
import { webPush } from '#channel/push/webPush.ts'
import { pushKeyOf } from '#message/pushKey.ts'
import type { Channels } from '#outside/channels.ts'

export type ChannelSettings = {
  /** Where people reach us, for links and for push services: https://h5.example.com. */
  appUrl: string | undefined
  pushOrigins: readonly string[]
}

export const noChannelSettings: ChannelSettings = { appUrl: undefined, pushOrigins: [] }

/** `APP_URL` (else https and the first of `HOSTS`), `PUSH_ORIGINS`. */
export function channelsFromEnvironment(env: NodeJS.ProcessEnv): ChannelSettings {
  const [host] = (env['HOSTS'] ?? '').split(/[\s,]+/).filter(Boolean)
  const appUrl = env['APP_URL'] || (host && `https://${host}`) || undefined
  if (appUrl !== undefined && !/^https?:\/\/[^/]+$/.test(appUrl))
    throw new Error(`APP_URL=${appUrl} is not an address like https://h5.example.com`)
  return { appUrl, pushOrigins: (env['PUSH_ORIGINS'] ?? '').split(/[\s,]+/).filter(Boolean) }
}

/** The ways to people that these settings open; push needs none. */
export function openChannels(
  { appUrl, pushOrigins }: ChannelSettings,
  { db, sealing }: { db: Kysely<DB>; sealing: Sealing },
): Channels {
  return {
    push: webPush({
      key: () => pushKeyOf(db, sealing),
      subject: appUrl?.startsWith('https') ? appUrl : 'mailto:nobody@zhzz.invalid',
      origins: pushOrigins,
    }),
    email: null,
    sms: null,
    robot: null,
  }
}
