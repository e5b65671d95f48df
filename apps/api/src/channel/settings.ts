import type { DB } from '@zhzz/db/openDatabase.ts'
import type { Sealing } from '@zhzz/db/sealed.ts'
import type { Kysely } from 'kysely'
import { type MailSettings, mail } from '#channel/mail/mail.ts'
import { type ApnsSettings, apnsFromEnvironment } from '#channel/push/apns.ts'
import { type FcmSettings, fcmFromEnvironment } from '#channel/push/fcm.ts'
import { push } from '#channel/push/push.ts'
import { robot } from '#channel/robot/robot.ts'
import { pushKeyOf } from '#message/pushKey.ts'
import type { Channel, Channels } from '#outside/channels.ts'

export type ChannelSettings = {
  /** Where people reach us, for links and for push services: https://h5.example.com. */
  appUrl: string | undefined
  pushOrigins: readonly string[]
  /** Of the packaged app on Android and on iOS. */
  fcm: FcmSettings | undefined
  apns: ApnsSettings | undefined
  robotOrigins: readonly string[]
  mail: MailSettings | undefined
  /** Made where SMS are (sms/fromEnvironment.ts). */
  sms: Channel | null
}

export const noChannelSettings: ChannelSettings = {
  appUrl: undefined,
  pushOrigins: [],
  fcm: undefined,
  apns: undefined,
  robotOrigins: [],
  mail: undefined,
  sms: null,
}

/** `APP_URL` (else https and the first of `HOSTS`), `SMTP_URL` with `MAIL_FROM`, `PUSH_ORIGINS`, `FCM_…`, `APNS_…`, `ROBOT_ORIGINS`. */
export function channelsFromEnvironment(env: NodeJS.ProcessEnv): Omit<ChannelSettings, 'sms'> {
  const [host] = listOf(env['HOSTS'])
  const appUrl = env['APP_URL'] || (host && `https://${host}`) || undefined
  if (appUrl !== undefined && !/^https?:\/\/[^/]+$/.test(appUrl))
    throw new Error(`APP_URL=${appUrl} is not an address like https://h5.example.com`)
  return {
    appUrl,
    pushOrigins: listOf(env['PUSH_ORIGINS']),
    fcm: fcmFromEnvironment(env),
    apns: apnsFromEnvironment(env),
    robotOrigins: listOf(env['ROBOT_ORIGINS']),
    mail: mailOf(env, appUrl),
  }
}

function listOf(text = ''): string[] {
  return text.split(/[\s,]+/).filter(Boolean)
}

/** Mail has links, so it needs to be known where they lead. */
function mailOf(env: NodeJS.ProcessEnv, appUrl: string | undefined): MailSettings | undefined {
  const { SMTP_URL: url, MAIL_FROM: from } = env
  if (!url) return undefined
  if (!URL.canParse(url) || !/^smtps?:$/.test(new URL(url).protocol))
    throw new Error('SMTP_URL is not an address like smtps://user:password@smtp.example.com')
  if (!from) throw new Error('SMTP_URL needs MAIL_FROM: the address that mails come from')
  if (appUrl === undefined) throw new Error('SMTP_URL needs APP_URL or HOSTS: where the links of a mail lead')
  return { url, from, appUrl }
}

/** The ways to people that these settings open; push to browsers needs none. */
export function openChannels(
  { appUrl, pushOrigins, fcm, apns, robotOrigins, mail: mailSettings, sms }: ChannelSettings,
  { db, sealing }: { db: Kysely<DB>; sealing: Sealing },
): Channels {
  return {
    push: push({
      web: {
        key: () => pushKeyOf(db, sealing),
        subject: appUrl?.startsWith('https') ? appUrl : 'mailto:nobody@zhzz.invalid',
        origins: pushOrigins,
      },
      fcm,
      apns,
    }),
    email: mailSettings ? mail(mailSettings, sealing) : null,
    sms,
    robot: robot({ origins: robotOrigins, appUrl }),
  }
}
