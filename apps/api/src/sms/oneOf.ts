import { maskContact } from '@zhzz/db/contactText.ts'
import type { Log } from '@zhzz/db/log.ts'
import { SmsRefusal, type SmsVendor } from '#sms/vendor.ts'
import type { Sms } from '#sms.ts'

const failuresUntilRest = 5
const restMilliseconds = 30_000

/**
 * Sends by the first vendor that takes it. One that has failed five times in a row rests for half a minute, so that
 * nobody waits for it; a number that one vendor refuses for its own sake is not offered to the next.
 */
export function oneOf(vendors: readonly SmsVendor[], log: Log, clock: () => number = Date.now): Sms {
  const failed = new Map<SmsVendor, { times: number; until: number }>()
  return {
    async send(phone, code) {
      for (const vendor of vendors) {
        const { times, until } = failed.get(vendor) ?? { times: 0, until: 0 }
        if (until > clock()) continue
        try {
          await vendor.send(phone, code)
          failed.delete(vendor)
          return
        } catch (error) {
          log.error(`sms: ${vendor.name} did not send to ${maskContact('mobile', phone)}: ${reasonOf(error)}`)
          if (error instanceof SmsRefusal && error.isFinal) throw error
          const rest = times + 1 >= failuresUntilRest ? clock() + restMilliseconds : 0
          failed.set(vendor, { times: rest > 0 ? 0 : times + 1, until: rest })
        }
      }
      throw new Error('no vendor sends text messages right now')
    },
  }
}

/** One line without numbers: vendors repeat in their words what they were given. */
function reasonOf(error: unknown): string {
  const words = error instanceof Error ? error.message : 'no answer'
  return JSON.stringify(words.slice(0, 200).replaceAll(/\d{6,}/g, '…'))
}
