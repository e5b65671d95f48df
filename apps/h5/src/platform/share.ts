import { platformKind } from '#platform/kind.ts'
import type { Sharing } from '#platform/shareData.ts'

const variants = {
  browser: async () => (await import('#platform/share.browser.ts')).browserSharing,
  wechat: async () => (await import('#platform/share.wechat.ts')).wechatSharing,
  native: async () => (await import('#platform/share.native.ts')).nativeSharing,
} as const

export function sharing(): Promise<Sharing> {
  return variants[platformKind()]()
}
