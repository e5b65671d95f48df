import type { Texts } from '#i18n/texts.ts'

export const device: Texts<'device'> = {
  position: '位置',
  camera: '相機',
  pictures: '照片',
  microphone: '麥克風',
  notifications: '通知',
  calendar: '日曆',
  clipboard: '剪貼簿',
  refused: '未允許使用{what}，可在系統或瀏覽器的設定中開啟',
  missing: '目前的裝置或應用不支援{what}',
  failed: '暫時無法使用{what}，請稍後重試',
}
