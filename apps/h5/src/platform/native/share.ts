import { Share } from '@capacitor/share'
import { shareFile } from '#platform/native/shareFile.ts'
import type { ShareOutcome, Sharing } from '#platform/shareData.ts'

/** The system's sheet; it rejects when the person thinks better of it. */
const nativeSharing: Sharing = {
  offer: async () => {},
  sharePicture: async (picture) => (await shareFile(picture.name, picture)) ?? 'unsupported',
  share: ({ title, desc, link }) =>
    Share.share({ title, text: desc, url: link }).then(
      (): ShareOutcome => 'shared',
      (): ShareOutcome => 'cancelled',
    ),
}

export function sharing(): Promise<Sharing> {
  return Promise.resolve(nativeSharing)
}
