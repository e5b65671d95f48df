import { Camera, type MediaResult, MediaType, MediaTypeSelection } from '@capacitor/camera'
import { DeviceRefusal } from '#platform/deviceRefusal.ts'
import type { PickOptions } from '#platform/pictures.ts'

/** The album opens in the system's own picker, which needs no permission; the camera asks at the first. Rejects with DeviceRefusal. */
export async function pickPictures({
  several = false,
  camera = false,
  videos = false,
}: PickOptions = {}): Promise<File[]> {
  const taken = camera ? takePhoto() : choose(several, videos)
  const results = await taken.catch((error: unknown) => {
    if (isDenied(error)) throw new DeviceRefusal(camera ? 'camera' : 'pictures', 'refused')
    // Also who thought better of it.
    return []
  })
  return await Promise.all(results.map(fileOf))
}

async function takePhoto(): Promise<MediaResult[]> {
  return [await Camera.takePhoto({ quality: 90, correctOrientation: true })]
}

async function choose(several: boolean, videos: boolean): Promise<MediaResult[]> {
  const mediaType = videos ? MediaTypeSelection.All : MediaTypeSelection.Photo
  return (await Camera.chooseFromGallery({ mediaType, allowMultipleSelection: several })).results
}

function isDenied(error: unknown): boolean {
  return error instanceof Error && /denied|did not grant|no access/i.test(error.message)
}

/** The web view reads what was chosen under an address of the app's own. */
async function fileOf({ webPath = '', type }: MediaResult, at: number): Promise<File> {
  const content = await (await fetch(webPath)).blob()
  const usual = type === MediaType.Video ? 'video/mp4' : 'image/jpeg'
  return new File([content], `${at + 1}.${usual.split('/')[1]}`, { type: content.type || usual })
}
