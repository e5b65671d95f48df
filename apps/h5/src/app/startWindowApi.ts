import { explain } from '#api/explain.ts'
import type { Message } from '#app/showMessage.tsx'
import type { MapPoint, ModalAnswer, WindowApi } from '#app/windowApi.ts'
import { withWords } from '#i18n/locale.ts'
import { navigateBack, navigateTo, redirectTo, reLaunch, switchTab } from '#nav/navigate.ts'
import { currentPage } from '#nav/page.ts'
import { setTabBarItem, showTabBar } from '#nav/tabBarCalls.ts'
import { version } from '#platform/version.ts'
import { chooseAction } from '#ui/overlay/choose.ts'
import { confirmDialog, promptDialog } from '#ui/overlay/dialog.ts'
import { hideLoading, showLoading } from '#ui/overlay/loading.ts'
import { previewImages } from '#ui/overlay/previewImages.ts'
import { hideToast, toast } from '#ui/overlay/toast.ts'

/** What a device refuses is said to the person, too. */
async function said<Result>(work: Promise<Result>): Promise<Result> {
  return await work.catch((error: unknown) => {
    explain(error)
    throw error
  })
}

async function showModal(question: Parameters<WindowApi['showModal']>[0]): Promise<ModalAnswer> {
  const { title, content, editable = false, placeholder } = question
  if (!editable) {
    const confirm = await confirmDialog({ title, body: content })
    return { confirm, cancel: !confirm }
  }
  const entered = await promptDialog({
    title,
    ...(content !== undefined && { start: content }),
    ...(placeholder !== undefined && { placeholder }),
  })
  return entered === null
    ? { confirm: false, cancel: true }
    : { confirm: true, cancel: false, content: entered }
}

async function moveToLocation({ name = '', latitude, longitude }: MapPoint): Promise<void> {
  if (!Number.isFinite(latitude) || !Number.isFinite(longitude))
    throw new Error('moveToLocation:fail latitude and longitude are needed')
  const { openMap } = await withWords(import('#place/openMap.ts'))
  await openMap({ name, address: null, latitude, longitude })
}

let messageCode: Promise<unknown> = Promise.resolve()

/** Messages asked for at once come in that order, however long the code of the first one takes. */
async function showMessage(message: Message): Promise<void> {
  const loaded = messageCode.then(() => withWords(import('#app/showMessage.tsx')))
  messageCode = loaded.catch(() => {})
  const { showMessage: show } = await loaded
  await show(message)
}

const api: WindowApi = {
  version,
  currentPage: () => {
    const { path, query } = currentPage()
    return path + query
  },
  navigateTo,
  redirectTo,
  reLaunch,
  switchTab,
  navigateBack,
  setTabBarItem,
  showTabBar: () => showTabBar(),
  hideTabBar: () => showTabBar(false),
  showToast: (text) => toast(text, 'device'),
  hideToast,
  showLoading,
  hideLoading,
  showModal,
  showActionSheet: chooseAction,
  showMessage,
  previewImages,
  loadFontFace: async (family, source) => (await import('#platform/font.ts')).loadFont(family, source),
  getLocation: () => said(import('#platform/position.ts').then(({ currentPosition }) => currentPosition())),
  onLocationChange: async (onChange, onError) =>
    (await import('#platform/position.ts')).watchPosition(onChange, onError),
  moveToLocation,
  chooseLocation: async (start) => (await import('#place/chooseLocation.ts')).chooseLocation(start),
  record: () => said(import('#platform/microphone.ts').then(({ record }) => record())),
  notify: (notice) => said(import('#platform/notifications.ts').then(({ notify }) => notify(notice))),
}

/** Puts `window.zhzz` there (docs/window-api.md) and says so by an event. */
export function startWindowApi(): void {
  window.zhzz = Object.freeze(api)
  dispatchEvent(new Event('zhzz:ready'))
}
