import type { ShareData, ShareOutcome, Sharing } from '#platform/shareData.ts'

async function share({ title, desc, link }: ShareData): Promise<ShareOutcome> {
  if (typeof navigator.share !== 'function') return 'unsupported'
  try {
    await navigator.share({ title, text: desc, url: link })
    return 'shared'
  } catch {
    return 'cancelled'
  }
}

async function sharePicture(picture: File): Promise<ShareOutcome> {
  const data = { files: [picture] }
  if (typeof navigator.canShare !== 'function' || !navigator.canShare(data)) return 'unsupported'
  return await navigator.share(data).then(
    () => 'shared' as const,
    () => 'cancelled' as const,
  )
}

/** The system's share sheet, where the browser has one. */
export const browserSharing: Sharing = { share, sharePicture, offer: async () => {} }
