import type { Log } from '@zhzz/db/log.ts'
import { aliyunSms } from '#sms/aliyun.ts'
import { oneOf } from '#sms/oneOf.ts'
import { consoleSms, type Sms } from '#sms/sms.ts'
import { tencentSms } from '#sms/tencent.ts'
import type { SmsVendor } from '#sms/vendor.ts'

type Env = NodeJS.ProcessEnv

const vendors: Record<string, (env: Env) => SmsVendor> = {
  aliyun: (env) =>
    aliyunSms({
      keyId: needed(env, 'ALIYUN_ACCESS_KEY_ID'),
      secret: needed(env, 'ALIYUN_ACCESS_KEY_SECRET'),
      signName: needed(env, 'ALIYUN_SMS_SIGN'),
      templateCode: needed(env, 'ALIYUN_SMS_TEMPLATE'),
      origin: env['ALIYUN_SMS_ORIGIN'] || 'https://dysmsapi.aliyuncs.com',
    }),
  tencent: (env) =>
    tencentSms({
      secretId: needed(env, 'TENCENT_SECRET_ID'),
      secretKey: needed(env, 'TENCENT_SECRET_KEY'),
      sdkAppId: needed(env, 'TENCENT_SMS_APP_ID'),
      signName: needed(env, 'TENCENT_SMS_SIGN'),
      templateId: needed(env, 'TENCENT_SMS_TEMPLATE'),
      region: env['TENCENT_SMS_REGION'] || 'ap-guangzhou',
      origin: env['TENCENT_SMS_ORIGIN'] || 'https://sms.tencentcloudapi.com',
    }),
}

/** `SMS`: `console` (also when absent), `aliyun`, `tencent`, or both in the order they are asked: `aliyun,tencent`. */
export function smsFromEnvironment(env: Env, log: Log): Sms {
  const names = (env['SMS'] || 'console').split(',').map((name) => name.trim())
  if (names.length === 1 && names[0] === 'console') return consoleSms
  return oneOf(
    names.map((name) => {
      const vendor = Object.hasOwn(vendors, name) ? vendors[name] : undefined
      if (!vendor) throw new Error(`SMS=${env['SMS']}: there are console, aliyun, tencent and aliyun,tencent`)
      return vendor(env)
    }),
    log,
  )
}

function needed(env: Env, name: string): string {
  const value = env[name]
  if (!value) throw new Error(`SMS=${env['SMS']} needs ${name}`)
  return value
}
