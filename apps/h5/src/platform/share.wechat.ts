import { entryUrl } from '#platform/entryUrl.ts'
import type { ShareData, Sharing, WxSignature } from '#platform/shareData.ts'

/** The JS-SDK (https://developers.weixin.qq.com/doc/offiaccount/OA_Web_Apps/JS-SDK.html), from WeChat's own address. */
const sdkUrl = 'https://res.wx.qq.com/open/js/jweixin-1.6.0.js'

interface Wx {
  config: (settings: WxSignature & { debug: boolean; jsApiList: readonly string[] }) => void
  ready: (done: () => void) => void
  error: (failed: (error: { errMsg: string }) => void) => void
  updateAppMessageShareData: (data: ShareData) => void
  updateTimelineShareData: (data: Omit<ShareData, 'desc'>) => void
  hideMenuItems: (items: { menuList: readonly string[] }) => void
  showMenuItems: (items: { menuList: readonly string[] }) => void
}

const jsApiList = [
  'updateAppMessageShareData',
  'updateTimelineShareData',
  'hideMenuItems',
  'showMenuItems',
] as const
const menuList = [
  'menuItem:share:appMessage',
  'menuItem:share:timeline',
  'menuItem:share:qq',
  'menuItem:share:QZone',
  'menuItem:favorite',
  'menuItem:copyUrl',
  'menuItem:openWithQQBrowser',
  'menuItem:openWithSafari',
]

let sdk: Promise<Wx> | null = null
let configured: { url: string; done: Promise<void> } | null = null
let newest = 0

/** WeChat puts the SDK on a global of the page. */
function loadedWx(): Wx | undefined
function loadedWx(): unknown {
  return Reflect.get(window, 'wx')
}

function loadSdk(): Promise<Wx> {
  sdk ??= new Promise<Wx>((resolve, reject) => {
    const script = document.createElement('script')
    script.src = sdkUrl
    script.addEventListener('load', () => {
      const wx = loadedWx()
      if (wx) resolve(wx)
      else reject(new Error('wx is not there'))
    })
    script.addEventListener('error', () => reject(new Error(`${sdkUrl} does not load`)))
    document.head.append(script)
  }).catch((error: unknown) => {
    sdk = null
    throw error
  })
  return sdk
}

/** On iOS WeChat goes on knowing the page by the address it was entered at, elsewhere by the one it has now. */
function signedUrl(): string {
  const url = /iPhone|iPad|iPod/.test(navigator.userAgent) ? entryUrl() : location.href
  return url.split('#')[0] ?? url
}

function configure(wx: Wx, sign: (url: string) => Promise<WxSignature>): Promise<void> {
  const url = signedUrl()
  if (configured?.url !== url) configured = { url, done: verify(wx, url, sign) }
  return configured.done
}

async function verify(wx: Wx, url: string, sign: (url: string) => Promise<WxSignature>): Promise<void> {
  const signature = await sign(url)
  await new Promise<void>((resolve, reject) => {
    wx.error(({ errMsg }) => reject(new Error(errMsg)))
    wx.config({ debug: false, jsApiList, ...signature })
    wx.ready(resolve)
  })
}

/** Sharing from WeChat's own menu; a page cannot open that menu, so a tap on 分享 shows where it is. */
export const wechatSharing: Sharing = {
  share: async () => 'menu',
  async offer(data, sign) {
    newest += 1
    const turn = newest
    try {
      const wx = await loadSdk()
      await configure(wx, sign)
      // Another page has come on top meanwhile.
      if (turn !== newest) return
      if (data === null) return wx.hideMenuItems({ menuList })
      wx.showMenuItems({ menuList })
      wx.updateAppMessageShareData(data)
      wx.updateTimelineShareData({ title: data.title, imgUrl: data.imgUrl, link: data.link })
    } catch (error) {
      configured = null
      // Spec §8: a failed verification is only logged.
      console.warn('share:', error instanceof Error ? error.message : error)
    }
  },
}
