import { words } from '#i18n/words.ts'

/** Parts of a device and why one could not be used; `{what}` is one of the parts. */
export const device = words({
  position: ['位置', '位置', 'your location', 'votre position', 'su ubicación'],
  camera: ['相机', '相機', 'the camera', 'l’appareil photo', 'la cámara'],
  pictures: ['照片', '照片', 'your photos', 'vos photos', 'sus fotos'],
  microphone: ['麦克风', '麥克風', 'the microphone', 'le micro', 'el micrófono'],
  notifications: ['通知', '通知', 'notifications', 'les notifications', 'las notificaciones'],
  calendar: ['日历', '日曆', 'the calendar', 'le calendrier', 'el calendario'],
  clipboard: ['剪贴板', '剪貼簿', 'the clipboard', 'le presse-papiers', 'el portapapeles'],
  refused: [
    '未允许使用{what}，可在系统或浏览器的设置中开启',
    '未允許使用{what}，可在系統或瀏覽器的設定中開啟',
    'You have not allowed {what}. You can allow it in the settings of your device or browser.',
    'Accès non autorisé : {what}. Vous pouvez l’autoriser dans les réglages de l’appareil ou du navigateur.',
    'No ha permitido usar: {what}. Puede permitirlo en los ajustes del dispositivo o del navegador.',
  ],
  missing: [
    '当前设备或应用不支持{what}',
    '目前的裝置或應用不支援{what}',
    'This device or app does not support {what}.',
    'Non pris en charge sur cet appareil ou dans cette application : {what}.',
    'Este dispositivo o esta aplicación no admite: {what}.',
  ],
  failed: [
    '暂时无法使用{what}，请稍后重试',
    '暫時無法使用{what}，請稍後重試',
    'Could not use {what}. Please try again.',
    'Indisponible pour le moment : {what}. Veuillez réessayer.',
    'No se pudo usar: {what}. Inténtelo de nuevo.',
  ],
})
