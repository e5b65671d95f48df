import { DeviceRefusal } from '#platform/deviceRefusal.ts'
import { browserPosition } from '#platform/position.browser.ts'
import type { Position, PositionSource } from '#platform/positionSource.ts'

/** https://developers.weixin.qq.com/doc/offiaccount/OA_Web_Apps/JS-SDK.html, after wx.config with getLocation. */
interface WechatPositions {
  getLocation?: (options: {
    type: 'wgs84'
    /** Older versions of WeChat send the numbers as text. */
    success: (found: Readonly<Record<keyof Position, number | string>>) => void
    fail: (error: { errMsg: string }) => void
    cancel: () => void
  }) => void
}

/** WeChat's kit cannot follow a device; the spec's marker is drawn anew every 30 s (§9). */
const watchMilliseconds = 30_000

function kit(): WechatPositions | undefined
function kit(): unknown {
  return Reflect.get(window, 'wx')
}

function current(): Promise<Position> {
  const { getLocation } = kit() ?? {}
  // The kit is there only after the page was signed; the browser inside WeChat can do it as well, with its own question.
  if (!getLocation) return browserPosition.current()
  return new Promise((resolve, reject) => {
    getLocation({
      type: 'wgs84',
      success: ({ latitude, longitude, accuracy }) =>
        resolve({ latitude: Number(latitude), longitude: Number(longitude), accuracy: Number(accuracy) }),
      fail: ({ errMsg }) => reject(new DeviceRefusal('position', 'failed', errMsg)),
      cancel: () => reject(new DeviceRefusal('position', 'refused', 'getLocation:fail cancel')),
    })
  })
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
