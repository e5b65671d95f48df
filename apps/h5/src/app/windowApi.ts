import type { Place, Point } from '@zhzz/contract/place/place.ts'
import type { Message } from '#app/showMessage.tsx'
import type { TabItem } from '#nav/tabs.ts'
import type { Href } from '#nav/to.ts'
import type { Recording } from '#platform/microphone.ts'
import type { Notice } from '#platform/notice.ts'
import type { Position } from '#platform/positionSource.ts'

export interface ModalAnswer {
  confirm: boolean
  cancel: boolean
  /** What was entered, of an editable one that was confirmed. */
  content?: string
}

/** WGS 84, degrees. */
export interface MapPoint {
  name?: string
  latitude: number
  longitude: number
}

/**
 * `window.zhzz`: what the app around a page, or an operator's script in it, may do with the app (docs/window-api.md). It
 * shows, navigates and asks the device; it reads no data of the product.
 */
export interface WindowApi {
  readonly version: { readonly name: string; readonly code: number }
  /** Path and query of the page on top; throws 'page not found' before there is one. */
  currentPage: () => Href
  /** Like redirectTo it throws for a tab page. */
  navigateTo: (href: Href) => void
  redirectTo: (href: Href) => void
  reLaunch: (href: Href) => void
  /** Throws 'not TabBar page' for any other page. */
  switchTab: (href: Href) => void
  navigateBack: (delta?: number) => void
  /** Throws 'not TabBar page', 'tabbar item not found' or 'page not found', as the two below. */
  setTabBarItem: (index: number, item: TabItem) => void
  showTabBar: () => void
  hideTabBar: () => void
  /** For 1,500 ms. */
  showToast: (text: string) => void
  /** Without a toast that is shown it only warns. */
  hideToast: () => void
  /** Every show needs its hide. */
  showLoading: (text: string) => void
  hideLoading: () => void
  showModal: (question: {
    title: string
    content?: string
    editable?: boolean
    placeholder?: string
  }) => Promise<ModalAnswer>
  /** The index of the tapped line, null when cancelled. */
  showActionSheet: (title: string, lines: readonly string[]) => Promise<number | null>
  /** Resolves when it is closed. */
  showMessage: (message: Message) => Promise<void>
  previewImages: (urls: readonly string[], start?: number) => Promise<void>
  /** Rejects with 'loadFontFace:fail {reason}'. */
  loadFontFace: (family: string, source: string) => Promise<void>
  getLocation: () => Promise<Position>
  /** An error says 'onLocationChange:fail {message}' and the watch goes on; resolves with the end of it. */
  onLocationChange: (
    onChange: (position: Position) => void,
    onError: (error: Error) => void,
  ) => Promise<() => void>
  /** Shows a point on the map; rejects with 'moveToLocation:fail …' without coordinates. */
  moveToLocation: (point: MapPoint) => Promise<void>
  /** Lets the person pick a place; rejects with 'cancel' when they leave, and while a picker is open. */
  chooseLocation: (start?: Point) => Promise<Place>
  record: () => Promise<Recording>
  notify: (notice: Notice) => Promise<void>
}

declare global {
  interface Window {
    /** There from the event `zhzz:ready` on. */
    zhzz?: WindowApi
  }
}
