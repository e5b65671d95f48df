import { platformKind } from '#platform/kind.ts'

/** What a browser and WeChat's do each in a way of their own: one variant, fetched when it is needed. */
export function variantOf<Doing>(
  variants: Readonly<Record<'browser' | 'wechat', () => Promise<Doing>>>,
): Promise<Doing> {
  return variants[platformKind() === 'wechat' ? 'wechat' : 'browser']()
}
