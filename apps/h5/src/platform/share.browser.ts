/** What a shared link shows (spec §3 share data); `link` is absolute. */
export interface ShareData {
  title: string
  desc: string
  link: string
}

/** Opens the system's share sheet; 'unsupported' where the browser has none. */
export async function share({
  title,
  desc,
  link,
}: ShareData): Promise<'shared' | 'cancelled' | 'unsupported'> {
  if (typeof navigator.share !== 'function') return 'unsupported'
  try {
    await navigator.share({ title, text: desc, url: link })
    return 'shared'
  } catch {
    return 'cancelled'
  }
}
