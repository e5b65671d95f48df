import { trusted } from '@zhzz/contract/trusted.ts'
import type { WxSignature } from '#platform/shareData.ts'

/** Beside the message what was asked for: numbers, on older telephones as text. */
type Answer = Readonly<Record<string, string | number | undefined>>

/** What WeChat's browser itself puts on a global of the page; it is there a moment after the page. */
interface Bridge {
  invoke: (name: string, data: object, done: (answer: Answer) => void) => void
  call: (name: string) => void
}

/** Resolves when WeChat is there to be spoken to; elsewhere never. */
function bridge(): Promise<Bridge> {
  return new Promise((resolve) => {
    const look = () => {
      const there = trusted<Bridge | undefined>(Reflect.get(window, 'WeixinJSBridge'))
      if (there) resolve(there)
      else document.addEventListener('WeixinJSBridgeReady', look, { once: true })
    }
    look()
  })
}

/** What every message carries once a page has been signed. */
let signed: object = {}

/** `name:ok` is granted; Android says it in `err_msg`, iOS in `errMsg`. */
function isGranted(message: string): boolean {
  return /:(?:ok|confirm)$/.test(message)
}

/** Asks WeChat for something; rejects with its own words. */
export async function askWechat(name: string, data: object = {}): Promise<Answer> {
  const there = await bridge()
  return new Promise((resolve, reject) => {
    there.invoke(name, { ...data, ...signed }, (answer) => {
      const message = String(answer['errMsg'] ?? answer['err_msg'] ?? '')
      if (isGranted(message)) resolve(answer)
      else reject(new Error(message))
    })
  })
}

/** Tells WeChat something that needs no signature and has no answer. */
export async function tellWechat(name: string): Promise<void> {
  ;(await bridge()).call(name)
}

/**
 * Shows WeChat the signature of the page (what wx.config of the JS-SDK does). From then on the calls of `names` are
 * granted; rejects when WeChat does not believe it.
 */
export async function verifyPage(signature: WxSignature, names: readonly string[]): Promise<void> {
  const { appId, timestamp, nonceStr } = signature
  signed = {
    appId,
    verifyAppId: appId,
    verifySignType: 'sha1',
    verifyTimestamp: String(timestamp),
    verifyNonceStr: nonceStr,
    verifySignature: signature.signature,
  }
  try {
    await askWechat('preVerifyJSAPI', { verifyJsApiList: names })
  } catch (error) {
    signed = {}
    throw error
  }
}

/** Whether a page was signed and believed. */
export function isVerified(): boolean {
  return 'appId' in signed
}
