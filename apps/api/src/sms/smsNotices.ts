import { type Channel, vendorSaid } from '#outside/channels.ts'
import type { Sms } from '#sms/sms.ts'
import { SmsRefusal } from '#sms/vendor.ts'

/** What vendors let a parameter of a template have, in characters. */
const longest = 35
/** Of these a name takes so many at most: what happened must be read too. */
const longestName = 16

/** 短信, to the number that the person signs in with. What may have been sent is not sent again. */
export function smsNotices(notices: Sms): Channel {
  return {
    isRepeatable: false,
    accepts: (phone) => /^1\d{10}$/.test(phone),
    async send(phone, { title, body }) {
      try {
        await notices.send(phone, cut(`${cut(title, longestName)} ${body}`, longest))
        return { is: 'sent' }
      } catch (error) {
        // Without the vendor's own words, which may repeat the number.
        if (error instanceof SmsRefusal)
          return { is: error.isFinal ? 'refused' : 'again', why: `${vendorSaid}${error.code}` }
        return { is: 'unknown', why: 'the vendor did not answer' }
      }
    },
  }
}

function cut(text: string, most: number): string {
  const characters = [...text]
  return characters.length <= most ? text : `${characters.slice(0, most - 1).join('')}…`
}
