import { App } from '@capacitor/app'
import { lookForNewVersion } from '#api/newVersion.ts'
import { newVersion } from '#api/versionState.ts'
import { openAppUpdate } from '#app/openAppUpdate.ts'
import { withWords } from '#i18n/locale.ts'

/**
 * In the packaged app no worker stands between it and the server: its code lies in the package. It tells of a newer package
 * once, and has the device remind of what is due.
 */
export async function startServiceWorker(): Promise<void> {
  void withWords(import('#app/native/reminders.ts')).then(({ startReminders }) => startReminders())
  const look = async () => {
    if (newVersion() === 'ready') return
    await lookForNewVersion()
    if (newVersion() === 'ready') openAppUpdate()
  }
  await App.addListener('resume', () => void look())
  await look()
}
