import { randomUUID } from 'node:crypto'
import { acs3Request } from '#sms/acs3.ts'
import { SmsRefusal, type SmsVendor, vendorMilliseconds } from '#sms/vendor.ts'

export type AliyunSettings = {
  keyId: string
  secret: string
  signName: string
  templateCode: string
  origin: string
}

/** The number's own fault: not a number, or as many messages as Aliyun sends to one. */
const final = ['isv.MOBILE_NUMBER_ILLEGAL', 'isv.BUSINESS_LIMIT_CONTROL', 'isv.BLACK_KEY_CONTROL_LIMIT']

/** 阿里云短信服务, call SendSms. Its parameters travel in the query, so the address is never logged. */
export function aliyunSms(
  { keyId, secret, signName, templateCode, origin }: AliyunSettings,
  /** The one parameter of the template. */
  parameter: 'code' | 'notice',
): SmsVendor {
  return {
    name: 'aliyun',
    async send(phone, text) {
      const { search, headers } = acs3Request({
        keyId,
        secret,
        host: new URL(origin).host,
        action: 'SendSms',
        version: '2017-05-25',
        query: {
          PhoneNumbers: phone,
          SignName: signName,
          TemplateCode: templateCode,
          TemplateParam: JSON.stringify({ [parameter]: text }),
        },
        nonce: randomUUID(),
        now: new Date(),
      })
      const answer = await fetch(`${origin}/?${search}`, {
        method: 'POST',
        headers: { ...headers, accept: 'application/json' },
        redirect: 'error',
        signal: AbortSignal.timeout(vendorMilliseconds),
      })
      const { Code, Message } = Object(await answer.json())
      if (Code !== 'OK') throw new SmsRefusal(String(Code), String(Message), final.includes(String(Code)))
    },
  }
}
