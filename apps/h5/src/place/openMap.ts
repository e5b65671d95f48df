import { t } from '#i18n/t.ts'
import { type MapPlace, mapAddress, mapAppsFor } from '#place/mapApps.ts'
import { chooseAction } from '#ui/overlay/choose.ts'

const words = {
  amap: 'place.amap',
  tencent: 'place.tencent',
  baidu: 'place.baidu',
  apple: 'place.apple',
  google: 'place.google',
} as const

/** Opens the place in a map app of the person's choice; nothing is asked of a map before. */
export async function openMap(place: MapPlace): Promise<void> {
  const apps = mapAppsFor(place, /iPhone|iPad|Macintosh/.test(navigator.userAgent))
  const chosen = await chooseAction(
    t('place.openIn'),
    apps.map((app) => t(words[app])),
  )
  const app = chosen === null ? undefined : apps[chosen]
  if (app !== undefined) window.open(mapAddress(app, place), '_blank', 'noopener')
}
