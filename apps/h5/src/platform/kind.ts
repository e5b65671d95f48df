/** What the app runs in; decided once, by the build for the packaged app and by the browser's name otherwise. */
export type PlatformKind = 'browser' | 'wechat' | 'native'

let decided: PlatformKind | null = null

function decide(): PlatformKind {
  if (import.meta.env['VITE_PLATFORM'] === 'native') return 'native'
  return /MicroMessenger/i.test(navigator.userAgent) ? 'wechat' : 'browser'
}

export function platformKind(): PlatformKind {
  decided ??= decide()
  return decided
}

/** What the device does in a way of its own: one variant, fetched when it is needed. */
export function variantOf<Doing>(
  variants: Readonly<Record<PlatformKind, () => Promise<Doing>>>,
): Promise<Doing> {
  return variants[platformKind()]()
}
