import { App } from '@capacitor/app'
import { t } from '#i18n/t.ts'
import { here } from '#nav/history.ts'
import { navigateBack } from '#nav/navigate.ts'
import { hasModal } from '#ui/overlay/openModals.ts'
import { toast } from '#ui/overlay/toast.ts'

/** Within this time a second press means it; as long as the sentence stands. */
const sureMilliseconds = 2_500

/** Android's button and gesture: closes a dialog, goes back a page, from a tab to 首页, and leaves the app when pressed twice there. */
export async function followBackButton(): Promise<void> {
  let pressed = -sureMilliseconds
  await App.addListener('backButton', () => {
    const { place } = here()
    if (hasModal() || place.index > 0) return history.back()
    if (place.path !== '/') return navigateBack()
    const now = performance.now()
    if (now - pressed < sureMilliseconds) return void App.exitApp()
    pressed = now
    toast(t('shell.leaveAgain'))
  })
}
