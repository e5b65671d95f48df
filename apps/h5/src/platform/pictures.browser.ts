/** Spec §5: so many pictures at a time. */
const mostPictures = 9

interface PickOptions {
  /** At most 9. */
  max?: number
  /** Opens the camera, where the device has one, instead of the album. */
  camera?: boolean
  /** Also videos. */
  videos?: boolean
}

/** HEIC is not among them: iOS then hands over a JPEG. */
const pictures = 'image/jpeg,image/png,image/webp,image/gif'
const pictureOrVideo = `${pictures},video/mp4,video/quicktime`

/**
 * Lets the person take or choose pictures; the browser asks for the camera and the album itself. Empty when nothing was
 * chosen. To be called within a tap.
 */
export function pickPictures({
  max = mostPictures,
  camera = false,
  videos = false,
}: PickOptions = {}): Promise<File[]> {
  const most = Math.min(max, mostPictures)
  const input = document.createElement('input')
  input.type = 'file'
  input.accept = videos ? pictureOrVideo : pictures
  input.multiple = most > 1 && !camera
  if (camera) input.setAttribute('capture', 'environment')
  return new Promise((resolve) => {
    input.addEventListener('change', () => resolve([...(input.files ?? [])].slice(0, most)))
    input.addEventListener('cancel', () => resolve([]))
    input.click()
  })
}
