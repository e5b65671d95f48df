import { maskContact } from '@zhzz/db/contactText.ts'
import type { Log } from '@zhzz/db/log.ts'
import type { Sms } from '#sms/sms.ts'
import { SmsRefusal, type SmsVendor } from '#sms/vendor.ts'

const failuresUntilRest = 5
const restMilliseconds = 30_000
/** Whoever waits for a code that long asks for another one, or leaves. */
const slowMilliseconds = 3_000

type Behaviour = { failures: number; restsUntil: number; slow: number; lastUntil: number }

/**
 * Sends by the first vendor that takes it. One that has failed five times in a row rests for half a minute, so that
 * nobody waits for it; one that was slow five times in a row is asked after the others for as long, for slow is better
 * than not at all. A number that one vendor refuses for its own sake is not offered to the next.
 */
export function oneOf(vendors: readonly SmsVendor[], log: Log, clock: () => number = Date.now): Sms {
  const asked = vendors.map((vendor) => ({
    vendor,
    is: { failures: 0, restsUntil: 0, slow: 0, lastUntil: 0 } satisfies Behaviour,
  }))
  return {
    async send(phone, code) {
      let last: unknown = new SmsRefusal('allRest', 'no vendor is asked right now', false)
      const isLast = ({ is }: { is: Behaviour }) => Number(is.lastUntil > clock())
      for (const { vendor, is } of asked.toSorted((a, b) => isLast(a) - isLast(b))) {
        if (is.restsUntil > clock()) continue
        const began = clock()
        try {
          await vendor.send(phone, code)
          is.failures = 0
          is.slow = clock() - began > slowMilliseconds ? is.slow + 1 : 0
          if (is.slow < failuresUntilRest) return
          is.slow = 0
          is.lastUntil = clock() + restMilliseconds
          log.warn(`sms: ${vendor.name} is slow; others are asked first for ${restMilliseconds / 1000} s`)
          return
        } catch (error) {
          log.error(`sms: ${vendor.name} did not send to ${maskContact('mobile', phone)}: ${reasonOf(error)}`)
          if (error instanceof SmsRefusal && error.isFinal) throw error
          last = error
          is.failures++
          if (is.failures < failuresUntilRest) continue
          is.failures = 0
          is.restsUntil = clock() + restMilliseconds
        }
      }
      throw new Error('no vendor sends text messages right now', { cause: last })
    },
  }
}

/** One line without numbers: vendors repeat in their words what they were given. */
function reasonOf(error: unknown): string {
  const words = error instanceof Error ? error.message : 'no answer'
  return JSON.stringify(words.slice(0, 200).replaceAll(/\d{6,}/g, '…'))
}
