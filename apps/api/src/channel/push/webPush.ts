import { browserSubscription } from '@zhzz/contract/message/target.ts'
import { outcomeOf } from '#channel/push/outcomeOf.ts'
import { sealForPush } from '#channel/push/sealForPush.ts'
import { vapidHeader } from '#channel/push/vapid.ts'
import type { PushKey } from '#message/pushKey.ts'
import type { Channel, Told } from '#outside/channels.ts'

export type PushSettings = {
  key(): Promise<PushKey>
  /** Whom a push service may write to about us: an https or mailto address. */
  subject: string
  /** Push services beside those of the browsers, by their origins. */
  origins: readonly string[]
}

/** The push services of Chrome and what is made of it, Firefox, Safari, Edge. */
const services =
  /^(?:fcm\.googleapis\.com|updates\.push\.services\.mozilla\.com|[\w-]+\.push\.apple\.com|[\w-]+\.notify\.windows\.com)$/
/** A push service keeps it for a device that is off; what is older stands in the app. */
const secondsToLive = 86_400
const patience = 10_000

/** 浏览器推送 (RFC 8030, 8291, 8292), by a subscription of a browser as JSON. */
export function webPush({ key, subject, origins }: PushSettings): Channel {
  return {
    // The browser shows one notification of a tag, and its service keeps one of a topic.
    isRepeatable: true,
    accepts(address) {
      const { endpoint, keys } = subscriptionOf(address) ?? {}
      if (endpoint === undefined || keys === undefined || !URL.canParse(endpoint)) return false
      const { protocol, hostname, port, origin, username } = new URL(endpoint)
      const isKnown = protocol === 'https:' && port === '' && username === '' && services.test(hostname)
      return (isKnown || origins.includes(origin)) && isSealable(keys)
    },
    async send(address, told) {
      const subscription = subscriptionOf(address)
      if (subscription === undefined || !this.accepts(address))
        return { is: 'gone', why: 'not a subscription' }
      const { origin } = new URL(subscription.endpoint)
      const answer = await fetch(subscription.endpoint, {
        method: 'POST',
        headers: {
          authorization: vapidHeader(await key(), { origin, subject, now: new Date() }),
          'content-encoding': 'aes128gcm',
          'content-type': 'application/octet-stream',
          ttl: String(secondsToLive),
          urgency: told.isUrgent ? 'high' : 'normal',
          topic: told.id.replaceAll('-', ''),
        },
        body: new Uint8Array(sealForPush(said(told), subscription.keys)),
        redirect: 'manual',
        signal: AbortSignal.timeout(patience),
      })
      await answer.body?.cancel()
      return outcomeOf(answer)
    },
  }
}

/** What vite/serviceWorker.js reads. */
function said({ id, title, body, path, locale }: Told): string {
  return JSON.stringify({ tag: id, title, body, path, lang: locale })
}

function subscriptionOf(address: string) {
  try {
    return browserSubscription.safeParse(JSON.parse(address)).data
  } catch {
    return undefined
  }
}

/** Keys may have the right length and be no point of the curve. */
function isSealable(keys: Parameters<typeof sealForPush>[1]): boolean {
  try {
    return sealForPush('', keys).length > 0
  } catch {
    return false
  }
}
