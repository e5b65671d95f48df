/** Parts of a device and why one could not be used; `{what}` is one of the parts. */
export const device = {
  position: '位置',
  camera: '相机',
  pictures: '照片',
  microphone: '麦克风',
  notifications: '通知',
  calendar: '日历',
  clipboard: '剪贴板',
  refused: '未允许使用{what}，可在系统或浏览器的设置中开启',
  missing: '当前设备或应用不支持{what}',
  failed: '暂时无法使用{what}，请稍后重试',
} as const
