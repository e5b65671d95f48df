import { use, useEffect } from 'react'
import { here, type Place } from '#nav/history.ts'
import { PageContext } from '#nav/page.ts'
import { pageTitle } from '#nav/pageTitle.ts'
import type { ShareData } from '#platform/shareData.ts'
import { siteOrigin } from '#platform/siteOrigin.ts'

/** Spec §9, verbatim in every language. */
const defaultTitle = '智会智展'
/** For the product as a whole, and for a page of it that says nothing of itself. */
const defaultDescriptions = ['专注于会展拓客的行业专家', '懂行业、更懂业务的会展业信息服务平台'] as const

/** Personal areas (spec §2). */
const personal = ['/pages/my/', '/pages/exhSchedule/', '/pages/hallSchedule/', '/pages/person/']
/** Whose link names a company or an exhibition that the card may name too; elsewhere a name is one's own matter. */
const named = ['/pages/enterprise/detail/', '/pages/exhibition/']

function isIn(folders: readonly string[], path: string): boolean {
  return folders.some((folder) => `${path}/`.startsWith(folder))
}

/** Whether a page may be shared at all: not personal ones, nor links whose searchType or source contains MY (spec §2). */
export function isShareable({ path, query }: Pick<Place, 'path' | 'query'>): boolean {
  const params = new URLSearchParams(query)
  const isMine = ['searchType', 'source'].some((name) =>
    params.getAll(name).some((value) => value.includes('MY')),
  )
  return !isMine && !isIn(personal, path)
}

type OwnData = Partial<ShareData>
const own = new Map<string, OwnData>()
const listeners = new Set<() => void>()

/** What of the page is worth more than its title: set while the page lives; the rest stays the default. */
export function useShareData(data: OwnData | null): void {
  const key = use(PageContext)?.place.key
  const { title, desc, imgUrl, link } = data ?? {}
  useEffect(() => {
    if (key === undefined || title === undefined) return undefined
    own.set(key, {
      title,
      ...(desc !== undefined && { desc }),
      ...(imgUrl !== undefined && { imgUrl }),
      ...(link !== undefined && { link }),
    })
    for (const listener of listeners) listener()
    return () => {
      own.delete(key)
    }
  }, [key, title, desc, imgUrl, link])
}

export function watchShareData(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** What the link of a page shows; null where it must not be shared. */
export function shareDataOf(place: Place = here().place): ShareData | null {
  if (!isShareable(place)) return null
  const { path, query } = place
  const base = siteOrigin() + import.meta.env.BASE_URL.replace(/\/$/, '')
  const params = new URLSearchParams(query)
  // What WeChat hangs on links that were shared before.
  for (const name of ['from', 'isappinstalled', 'scene']) params.delete(name)
  const rest = params.toString()
  const name = isIn(named, path) ? params.get('name') : null
  return {
    title: name ? `${name} · ${pageTitle(path)}` : defaultTitle,
    desc: defaultDescriptions[path === '/' ? 0 : 1],
    imgUrl: `${base}/share.png`,
    link: base + path + (rest === '' ? '' : `?${rest}`),
    ...own.get(place.key),
  }
}
