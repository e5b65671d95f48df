export interface PickOptions {
  /** More than one at a time; the browser knows no limit, whoever takes them does. */
  several?: boolean
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
  several = false,
  camera = false,
  videos = false,
}: PickOptions = {}): Promise<File[]> {
  const input = document.createElement('input')
  input.type = 'file'
  input.accept = videos ? pictureOrVideo : pictures
  input.multiple = several && !camera
  if (camera) input.setAttribute('capture', 'environment')
  return new Promise((resolve) => {
    input.addEventListener('change', () => resolve([...(input.files ?? [])]))
    input.addEventListener('cancel', () => resolve([]))
    input.click()
  })
}
