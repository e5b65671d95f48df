import { Directory, Filesystem } from '@capacitor/filesystem'
import { Share } from '@capacitor/share'
import type { ShareOutcome } from '#platform/shareData.ts'

/**
 * Offers a file in the system's sheet, from where it is saved, opened or sent. It lies in the cache, which the system empties.
 * Null when it could not be written.
 */
export async function shareFile(name: string, content: Blob): Promise<ShareOutcome | null> {
  const written = await Filesystem.writeFile({
    path: name.replaceAll(/[/\\]/g, '-'),
    directory: Directory.Cache,
    data: await base64Of(content),
  }).catch(() => null)
  if (written === null) return null
  return await Share.share({ title: name, files: [written.uri] }).then(
    () => 'shared' as const,
    () => 'cancelled' as const,
  )
}

function base64Of(content: Blob): Promise<string> {
  const reader = new FileReader()
  return new Promise((resolve, reject) => {
    reader.addEventListener('load', () => {
      if (typeof reader.result === 'string') resolve(reader.result.replace(/^[^,]*,/, ''))
    })
    reader.addEventListener('error', () => reject(reader.error ?? new Error('not read')))
    reader.readAsDataURL(content)
  })
}
