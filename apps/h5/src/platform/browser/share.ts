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

/** The system's share sheet, where the browser has one. */
export const browserSharing: Sharing = { share, offer: async () => {} }
