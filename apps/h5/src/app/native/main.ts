import '#app/native/safeAreas.css'
import { SplashScreen } from '@capacitor/splash-screen'
import { followBackButton } from '#app/native/backButton.ts'
import { followLinks } from '#app/native/links.ts'
import { followNetwork } from '#platform/native/network.ts'
import { openTextStore } from '#platform/native/textStore.ts'

/** What the device holds comes first: the app asks for its session as it begins. */
async function start(): Promise<void> {
  await Promise.all([openTextStore(), followNetwork().catch(() => null)])
  await import('#app/main.tsx')
  await Promise.all([followBackButton(), followLinks()])
  await standing()
  await SplashScreen.hide()
}

/** The first page is in the document. */
function standing(): Promise<void> {
  const root = document.getElementById('root')
  return new Promise((resolve) => {
    if (!root || root.dataset['live'] !== undefined) return resolve()
    const watch = new MutationObserver(() => {
      watch.disconnect()
      resolve()
    })
    watch.observe(root, { attributeFilter: ['data-live'] })
  })
}

void start()
