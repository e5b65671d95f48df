import type { CapacitorConfig } from '@capacitor/cli'
import { appName, declared } from '#declared.ts'

const { colours } = declared

/** https://capacitorjs.com/docs/config */
export const capacitorConfig: CapacitorConfig = {
  appId: declared.id,
  appName: appName('zh-Hans'),
  webDir: 'www',
  backgroundColor: colours.ground,
  server: { androidScheme: 'https', iosScheme: 'capacitor', hostname: 'localhost', appStartPath: '/h5/' },
  android: { minWebViewVersion: declared.minWebViewVersion, webContentsDebuggingEnabled: false },
  ios: { contentInset: 'never', webContentsDebuggingEnabled: false },
  plugins: {
    // Hidden by the app when its first page stands; by itself when that never comes.
    SplashScreen: { launchAutoHide: true, launchShowDuration: 5_000, backgroundColor: colours.ground },
    // Dark signs on the white bar of the app.
    SystemBars: { insetsHandling: 'css', style: 'LIGHT' },
    PushNotifications: { presentationOptions: ['alert', 'sound'] },
    LocalNotifications: { smallIcon: 'ic_notice', iconColor: colours.mark },
  },
}
