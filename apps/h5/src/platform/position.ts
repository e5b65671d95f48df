import type { Position, PositionSource } from '#platform/positionSource.ts'
import { variantOf } from '#platform/variantOf.ts'

function source(): Promise<PositionSource> {
  return variantOf<PositionSource>({
    browser: async () => (await import('#platform/browser/position.ts')).browserPosition,
    wechat: async () => (await import('#platform/wechat/position.ts')).wechatPosition,
  })
}

/** Where the device is; the person is asked now, not before. Rejects with DeviceRefusal. */
export async function currentPosition(): Promise<Position> {
  return await (await source()).current()
}

/** Follows the device; an error says 'onLocationChange:fail {message}' (spec §8) and the watch goes on. */
export async function watchPosition(
  onChange: (position: Position) => void,
  onError: (error: Error) => void,
): Promise<() => void> {
  return (await source()).watch(onChange, (message) => onError(new Error(`onLocationChange:fail ${message}`)))
}
