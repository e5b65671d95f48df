import type { Sharing } from '#platform/shareData.ts'
import { variantOf } from '#platform/variantOf.ts'

export function sharing(): Promise<Sharing> {
  return variantOf<Sharing>({
    browser: async () => (await import('#platform/browser/share.ts')).browserSharing,
    wechat: async () => (await import('#platform/wechat/share.ts')).wechatSharing,
  })
}
