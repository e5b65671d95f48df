import type { Log } from '@zhzz/db/log.ts'
import type { Channel } from '#outside/channels.ts'
import { aliyunSms } from '#sms/aliyun.ts'
import { oneOf } from '#sms/oneOf.ts'
import { consoleSms, type Sms } from '#sms/sms.ts'
import { smsNotices } from '#sms/smsNotices.ts'
import { tencentSms } from '#sms/tencent.ts'
import { minutesValid, type SmsVendor } from '#sms/vendor.ts'

type Env = NodeJS.ProcessEnv

/** What a message is made for: a code, whose template says how many minutes it holds; or a notice. */
type Use = 'code' | 'notice'

const templates = {
  code: { aliyun: 'ALIYUN_SMS_TEMPLATE', tencent: 'TENCENT_SMS_TEMPLATE' },
  notice: { aliyun: 'ALIYUN_SMS_NOTICE_TEMPLATE', tencent: 'TENCENT_SMS_NOTICE_TEMPLATE' },
} as const

const vendors: Record<string, (needed: (name: string) => string, env: Env, use: Use) => SmsVendor> = {
  aliyun: (needed, env, use) =>
    aliyunSms(
      {
        keyId: needed('ALIYUN_ACCESS_KEY_ID'),
        secret: needed('ALIYUN_ACCESS_KEY_SECRET'),
        signName: needed('ALIYUN_SMS_SIGN'),
        templateCode: needed(templates[use].aliyun),
        origin: env['ALIYUN_SMS_ORIGIN'] || 'https://dysmsapi.aliyuncs.com',
      },
      use,
    ),
  tencent: (needed, env, use) =>
    tencentSms(
      {
        secretId: needed('TENCENT_SECRET_ID'),
        secretKey: needed('TENCENT_SECRET_KEY'),
        sdkAppId: needed('TENCENT_SMS_APP_ID'),
        signName: needed('TENCENT_SMS_SIGN'),
        templateId: needed(templates[use].tencent),
        region: env['TENCENT_SMS_REGION'] || 'ap-guangzhou',
        origin: env['TENCENT_SMS_ORIGIN'] || 'https://sms.tencentcloudapi.com',
      },
      (text) => (use === 'code' ? [text, minutesValid] : [text]),
    ),
}

/** `SMS`: `console` (also when absent), `aliyun`, `tencent`, or both in the order they are asked: `aliyun,tencent`. */
export function smsFromEnvironment(env: Env, log: Log): Sms {
  const names = (env['SMS'] || 'console').split(',').map((name) => name.trim())
  if (names.length === 1 && names[0] === 'console') return consoleSms
  return oneOf(
    names.map((name) => vendorOf(name, 'code', env, `SMS=${env['SMS']}`)),
    log,
  )
}

/**
 * `SMS_NOTICES`: `aliyun` or `tencent`, by a template of one parameter (`notice` at Aliyun), `console`, or absent: messages
 * do not go by SMS. One vendor alone: another would send again what the first may have sent.
 */
export function noticesFromEnvironment(env: Env): Channel | null {
  const name = env['SMS_NOTICES']
  if (!name) return null
  return smsNotices(name === 'console' ? consoleSms : vendorOf(name, 'notice', env, `SMS_NOTICES=${name}`))
}

function vendorOf(name: string, use: Use, env: Env, said: string): SmsVendor {
  const vendor = Object.hasOwn(vendors, name) ? vendors[name] : undefined
  if (!vendor)
    throw new Error(
      `${said}: there are console, aliyun and tencent${use === 'code' ? ', and aliyun,tencent' : ''}`,
    )
  const needed = (setting: string) => {
    const value = env[setting]
    if (!value) throw new Error(`${said} needs ${setting}`)
    return value
  }
  return vendor(needed, env, use)
}
