/** What the app runs in; the packaged app is built with another file in the place of this one. */
export type PlatformKind = 'browser' | 'wechat' | 'native'

let decided: PlatformKind | null = null

export function platformKind(): PlatformKind {
  decided ??= /MicroMessenger/i.test(navigator.userAgent) ? 'wechat' : 'browser'
  return decided
}
