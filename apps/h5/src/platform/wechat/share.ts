import { entryUrl } from '#platform/entryUrl.ts'
import type { Sharing, WxSignature } from '#platform/shareData.ts'
import { askWechat, tellWechat, verifyPage } from '#platform/wechat/wechatBridge.ts'

/** What a signed page may ask of WeChat, by the names of its bridge. */
const asked = [
  'updateAppMessageShareData',
  'updateTimelineShareData',
  'hideMenuItems',
  'showMenuItems',
  'geoLocation',
]
/** Everything in WeChat's menu that hands the page on (https://developers.weixin.qq.com/doc/offiaccount/OA_Web_Apps/JS-SDK.html, 附录3). */
const menuList = [
  'menuItem:share:appMessage',
  'menuItem:share:timeline',
  'menuItem:share:qq',
  'menuItem:share:weiboApp',
  'menuItem:share:QZone',
  'menuItem:share:email',
  'menuItem:favorite',
  'menuItem:copyUrl',
  'menuItem:openWithQQBrowser',
  'menuItem:openWithSafari',
]

let configured: { url: string; done: Promise<void> } | null = null
let newest = 0

/** On iOS WeChat goes on knowing the page by the address it was entered at, elsewhere by the one it has now. */
function signedUrl(): string {
  const url = /iPhone|iPad|iPod/.test(navigator.userAgent) ? entryUrl() : location.href
  return url.split('#')[0] ?? url
}

function configure(sign: (url: string) => Promise<WxSignature>): Promise<void> {
  const url = signedUrl()
  if (configured?.url !== url)
    configured = { url, done: sign(url).then((signature) => verifyPage(signature, asked)) }
  return configured.done
}

/** Sharing from WeChat's own menu; a page cannot open that menu, so a tap on 分享 shows where it is. */
export const wechatSharing: Sharing = {
  share: async () => 'menu',
  sharePicture: async () => 'menu',
  async offer(data, sign) {
    newest += 1
    const turn = newest
    try {
      // Without waiting for a signature, and also where there is none: a page that must not be shared has no menu.
      await tellWechat(data === null ? 'hideOptionMenu' : 'showOptionMenu')
      await configure(sign)
      // Another page has come on top meanwhile.
      if (turn !== newest) return
      if (data === null) {
        await askWechat('hideMenuItems', { menuList })
        // What does not hand the page on, the size of the type for one, is there again.
        if (turn === newest) await tellWechat('showOptionMenu')
        return
      }
      const { title, desc, link, imgUrl } = data
      await Promise.all([
        askWechat('showMenuItems', { menuList }),
        askWechat('updateAppMessageShareData', { title, desc, link, imgUrl }),
        askWechat('updateTimelineShareData', { title, link, imgUrl }),
      ])
    } catch (error) {
      // Another page has come on top, and its own signature took back the question for this one.
      if (turn !== newest) return
      configured = null
      // Spec §8: a failed verification is only logged.
      console.warn('share:', error instanceof Error ? error.message : error)
    }
  },
}
