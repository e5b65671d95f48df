import { variantOf } from '#platform/kind.ts'
import type { Sharing } from '#platform/shareData.ts'

export function sharing(): Promise<Sharing> {
  return variantOf<Sharing>({
    browser: async () => (await import('#platform/browser/share.ts')).browserSharing,
    wechat: async () => (await import('#platform/wechat/share.ts')).wechatSharing,
    native: async () => (await import('#platform/native/share.ts')).nativeSharing,
  })
}
