import { packagedApp } from '@zhzz/contract/appVersion/packagedApp.ts'
import { type Locale, locales } from '@zhzz/contract/locale.ts'
import { allWords } from '@zhzz/h5/i18n/allWords.ts'
import { version } from '@zhzz/h5/platform/version.ts'

/** Everything in which the projects differ from Capacitor's templates. */
export const declared = {
  ...packagedApp,
  /** `1.0.1`, and what the stores count by (spec §3). */
  version: version.name.slice(1),
  code: version.code,
  colours: { ground: '#ffffff', mark: '#0277ff' },
  /** Chromium of the oldest web view; the app's own code asks for it (apps/h5/vite.native.config.ts). */
  minWebViewVersion: 87,
  /** What Android asks a person for, or grants by itself, and why. */
  androidPermissions: {
    'android.permission.INTERNET': 'the server',
    'android.permission.ACCESS_COARSE_LOCATION': '附近: asked at the tap',
    'android.permission.ACCESS_FINE_LOCATION': '附近, 位置 of a follow-up: asked at the tap',
  },
  /** What plugins bring into the package beside these. */
  pluginPermissions: [
    'android.permission.ACCESS_NETWORK_STATE',
    'android.permission.POST_NOTIFICATIONS',
    'android.permission.RECEIVE_BOOT_COMPLETED',
    'android.permission.WAKE_LOCK',
  ],
  /** What plugins would bring and nothing needs: a reminder may come a little late. */
  refusedPermissions: ['android.permission.SCHEDULE_EXACT_ALARM'],
  /** Gives no more than a picture that a person took or chose: neither needs a permission on Android. */
  usageTexts: {
    NSCameraUsageDescription: [
      '拍摄现场照片与头像',
      '拍攝現場照片與頭像',
      'Taking pictures for follow-ups and your profile',
      'Prendre des photos pour les suivis et votre profil',
      'Tomar fotos para los seguimientos y su perfil',
    ],
    NSPhotoLibraryUsageDescription: [
      '上传头像与跟进图片',
      '上傳頭像與跟進圖片',
      'Choosing your picture and pictures of follow-ups',
      'Choisir votre photo et les images des suivis',
      'Elegir su foto y las imágenes de los seguimientos',
    ],
    NSPhotoLibraryAddUsageDescription: [
      '将图片保存到相册',
      '將圖片儲存到相簿',
      'Saving pictures to your photos',
      'Enregistrer des images dans vos photos',
      'Guardar imágenes en sus fotos',
    ],
    NSLocationWhenInUseUsageDescription: [
      '查找附近的企业、展会与展馆，记录跟进地点',
      '查找附近的企業、展會與展館，記錄跟進地點',
      'Finding companies, exhibitions and halls near you, and noting where a follow-up was',
      'Trouver les entreprises, salons et halls proches, et noter le lieu d’un suivi',
      'Encontrar empresas, ferias y recintos cercanos, y anotar el lugar de un seguimiento',
    ],
  },
} as const

/** The name under the icon. */
export function appName(locale: Locale): string {
  return textIn(locale, allWords.shell.appName)
}

/** What Info.plist says in a language. */
export function iosTexts(locale: Locale): Record<string, string> {
  const usage = Object.entries(declared.usageTexts).map(([key, row]) => [key, textIn(locale, row)])
  return { CFBundleDisplayName: appName(locale), ...Object.fromEntries(usage) }
}

function textIn(locale: Locale, row: readonly string[]): string {
  return row[locales.indexOf(locale)] ?? ''
}
