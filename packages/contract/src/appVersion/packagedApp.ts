/** What the stores and the devices know the packaged app by (spec §3, §7). */
export const packagedApp = {
  id: 'com.mingyang100.zhzz.app',
  /** The origins its pages have: Android's, iOS's. */
  origins: ['https://localhost', 'capacitor://localhost'],
  /** `zhzz://pages/…` opens a page of the app. */
  scheme: 'zhzz',
} as const
