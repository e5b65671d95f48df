import { tc3Authorization } from '#sms/tc3.ts'
import { SmsRefusal, type SmsVendor, vendorMilliseconds } from '#sms/vendor.ts'

export type TencentSettings = {
  secretId: string
  secretKey: string
  sdkAppId: string
  signName: string
  templateId: string
  region: string
  origin: string
}

/** The number's own fault: not a number, on the list of those who want nothing, or as many as Tencent sends to one. */
const final =
  /^(LimitExceeded\.PhoneNumber|InvalidParameterValue\.IncorrectPhoneNumber|FailedOperation\.PhoneNumberInBlacklist)/

/** 腾讯云短信, call SendSms of version 2021-01-11. */
export function tencentSms(
  settings: TencentSettings,
  /** What the parameters of the template are for a text. */
  parametersOf: (text: string) => string[],
): SmsVendor {
  const { secretId, secretKey, origin } = settings
  const contentType = 'application/json; charset=utf-8'
  return {
    name: 'tencent',
    async send(phone, text) {
      const now = new Date()
      const body = JSON.stringify({
        PhoneNumberSet: [`+86${phone}`],
        SmsSdkAppId: settings.sdkAppId,
        SignName: settings.signName,
        TemplateId: settings.templateId,
        TemplateParamSet: parametersOf(text),
      })
      const host = new URL(origin).hostname
      const answer = await fetch(origin, {
        method: 'POST',
        headers: {
          authorization: tc3Authorization({ secretId, secretKey, host, contentType, body, now }),
          'content-type': contentType,
          'x-tc-action': 'SendSms',
          'x-tc-version': '2021-01-11',
          'x-tc-timestamp': String(Math.floor(now.getTime() / 1000)),
          'x-tc-region': settings.region,
        },
        body,
        redirect: 'error',
        signal: AbortSignal.timeout(vendorMilliseconds),
      })
      const { Response } = Object(await answer.json())
      const { Error: error, SendStatusSet: sent } = Object(Response)
      // A call that was taken may still hold a number that was not.
      const { Code, Message } = Object(error ?? (Array.isArray(sent) ? sent[0] : null))
      if (Code !== 'Ok') throw new SmsRefusal(String(Code), String(Message), final.test(String(Code)))
    },
  }
}
