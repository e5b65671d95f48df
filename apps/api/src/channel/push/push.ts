import { appSubscription } from '@zhzz/contract/message/target.ts'
import { type ApnsSettings, apns } from '#channel/push/apns.ts'
import { type FcmSettings, fcm } from '#channel/push/fcm.ts'
import { type PushSettings, webPush } from '#channel/push/webPush.ts'
import type { Channel, Told } from '#outside/channels.ts'

type Settings = { web: PushSettings; fcm: FcmSettings | undefined; apns: ApnsSettings | undefined }

/** 推送 to browsers and to the packaged app, by the service that the address is of. */
export function push(settings: Settings): Channel {
  const web = webPush(settings.web)
  const services = {
    fcm: settings.fcm && fcm(settings.fcm),
    apns: settings.apns && apns(settings.apns),
  }
  return {
    // Each shows one notification of a tag, a collapse id, a topic.
    isRepeatable: true,
    accepts(address) {
      const app = appOf(address)
      return app ? services[app.service] !== undefined : web.accepts(address)
    },
    async send(address: string, told: Told) {
      const app = appOf(address)
      if (!app) return await web.send(address, told)
      const send = services[app.service]
      return (await send?.(app.token, told)) ?? { is: 'refused', why: `${app.service} is not set up` }
    },
  }
}

function appOf(address: string) {
  try {
    return appSubscription.safeParse(JSON.parse(address)).data
  } catch {
    return undefined
  }
}
