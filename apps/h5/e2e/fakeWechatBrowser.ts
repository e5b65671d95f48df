import { vi } from 'vitest'
import { type AppWindow, openApp } from '#e2e/openApp.ts'

export const android = 'Mozilla/5.0 (Linux; Android 14; wv) Chrome/126.0.0.0 Mobile MicroMessenger/8.0.50'
export const ios =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605 MicroMessenger/8.0.50'

/** What the native side was asked, in order; `call` has no answer. */
export type Asked = [name: string, data: Readonly<Record<string, unknown>>]

interface Options {
  userAgent?: string
  consent?: 'agreed' | 'declined' | null
  /** What the native side answers to a signature instead of ok. */
  fault?: string
}

/**
 * The native side of WeChat's browser as it stands behind `window.WeixinJSBridge`: it comes a moment after the page and
 * says so by an event, grants nothing before a page was signed and then what was signed for, and has a menu.
 */
function standIn(fault: string | null): void {
  const asked: Asked[] = []
  const hidden = new Set<string>()
  let granted: unknown[] = []
  let isMenuShown = true
  const answers: Record<string, (data: Readonly<Record<string, unknown>>) => object> = {
    preVerifyJSAPI: ({ verifyJsApiList }) => {
      if (fault !== null) return { err_msg: fault }
      granted = Array.isArray(verifyJsApiList) ? verifyJsApiList : []
      return { err_msg: 'preVerifyJSAPI:ok' }
    },
    hideMenuItems: ({ menuList }) => {
      if (Array.isArray(menuList)) for (const item of menuList) hidden.add(item)
      return { errMsg: 'hideMenuItems:ok' }
    },
    showMenuItems: ({ menuList }) => {
      if (Array.isArray(menuList)) for (const item of menuList) hidden.delete(item)
      return { errMsg: 'showMenuItems:ok' }
    },
    geoLocation: () => ({ err_msg: 'geo_location:ok', latitude: '22.5', longitude: '114', accuracy: '65' }),
  }
  const bridge = {
    invoke(name: string, data: Readonly<Record<string, unknown>>, done: (answer: object) => void) {
      asked.push([name, data])
      const isGranted = name === 'preVerifyJSAPI' || granted.includes(name)
      const answer = isGranted
        ? (answers[name]?.(data) ?? { err_msg: `${name}:ok` })
        : { err_msg: 'system:access_denied' }
      setTimeout(() => done(answer))
    },
    call(name: string) {
      asked.push([name, {}])
      if (name === 'hideOptionMenu') isMenuShown = false
      if (name === 'showOptionMenu') isMenuShown = true
    },
  }
  const menu = (item: string) => isMenuShown && !hidden.has(item)
  Object.assign(window, { wechatAsked: asked, wechatMenu: menu })
  addEventListener('load', () =>
    setTimeout(() => {
      Object.assign(window, { WeixinJSBridge: bridge })
      document.dispatchEvent(new Event('WeixinJSBridgeReady'))
    }, 50),
  )
}

export interface WechatWindow extends AppWindow {
  /** Every address that was asked for elsewhere than at our server. */
  foreign: readonly string[]
  asked: () => Promise<Asked[]>
  /** The newest thing WeChat was told under a name, once it fits. */
  newest: (name: string, fits?: (data: Asked[1]) => boolean) => Promise<Asked[1]>
  /** Whether a person finds 发送给朋友 and 分享到朋友圈 in the menu. */
  canShare: () => Promise<boolean>
}

export async function openInWechat(options: Options = {}): Promise<WechatWindow> {
  const { userAgent = android, consent = 'agreed', fault = null } = options
  const app = await openApp({ userAgent, firstStart: consent === null })
  if (consent !== null)
    await app.context.addInitScript((answer) => localStorage.setItem('privacyConsent', answer), consent)
  await app.context.addInitScript(standIn, fault)
  const foreign: string[] = []
  app.context.on('request', (request) => {
    const url = request.url()
    if (!url.startsWith('data:') && new URL(url).origin !== app.origin) foreign.push(url)
  })
  const asked = () => app.page.evaluate((): Asked[] => Reflect.get(window, 'wechatAsked'))
  return {
    ...app,
    foreign,
    asked,
    newest: (name, fits = () => true) =>
      vi.waitFor(async () => {
        const data = (await asked()).findLast(([called]) => called === name)?.[1]
        if (data === undefined || !fits(data)) throw new Error(`${name}: ${JSON.stringify(data)}`)
        return data
      }, 20_000),
    canShare: () =>
      app.page.evaluate(() => {
        const menu: (item: string) => boolean = Reflect.get(window, 'wechatMenu')
        return ['appMessage', 'timeline'].some((item) => menu(`menuItem:share:${item}`))
      }),
  }
}
