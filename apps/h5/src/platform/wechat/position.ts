import { DeviceRefusal } from '#platform/deviceRefusal.ts'
import type { Position, PositionSource } from '#platform/positionSource.ts'
import { askWechat, isVerified } from '#platform/wechat/wechatBridge.ts'

/** WeChat cannot follow a device; the spec's marker is drawn anew every 30 s (§9). */
const watchMilliseconds = 30_000

async function current(): Promise<Position> {
  // Before the page is signed, the browser inside WeChat can do it as well, with its own question.
  if (!isVerified()) return await (await import('#platform/browser/position.ts')).browserPosition.current()
  try {
    // Older versions of WeChat send the numbers as text.
    const { latitude, longitude, accuracy } = await askWechat('geoLocation', { type: 'wgs84' })
    return { latitude: Number(latitude), longitude: Number(longitude), accuracy: Number(accuracy) }
  } catch (error) {
    const message = error instanceof Error ? error.message : ''
    throw new DeviceRefusal('position', /cancel/.test(message) ? 'refused' : 'failed', message)
  }
}

export const wechatPosition: PositionSource = {
  current,
  watch: (onChange, onError) => {
    const look = () => {
      current().then(onChange, (error: unknown) => onError(error instanceof Error ? error.message : ''))
    }
    look()
    const timer = setInterval(look, watchMilliseconds)
    return () => clearInterval(timer)
  },
}
