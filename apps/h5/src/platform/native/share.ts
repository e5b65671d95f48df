import { nativePlugins } from '#platform/native/nativePlugins.ts'
import type { Sharing } from '#platform/shareData.ts'

/** The system's sheet of the packaged app; it also rejects when the person thinks better of it. */
export const nativeSharing: Sharing = {
  offer: async () => {},
  // Its plugin takes addresses of files only; the web view it runs in takes pictures.
  sharePicture: async (picture) =>
    (await import('#platform/browser/share.ts')).browserSharing.sharePicture(picture),
  async share(data) {
    const { Share } = nativePlugins()
    if (!Share) return await (await import('#platform/browser/share.ts')).browserSharing.share(data)
    return await Share.share({ title: data.title, text: data.desc, url: data.link }).then(
      () => 'shared' as const,
      () => 'cancelled' as const,
    )
  },
}
