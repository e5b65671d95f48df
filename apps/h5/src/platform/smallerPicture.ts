const longestSide = 2560

/**
 * A picture that fits into `bytes`: the file itself, else made smaller on this device, which also spares a weak network.
 * The file itself comes back when the device cannot read it.
 */
export async function smallerPicture(file: File, bytes: number): Promise<Blob> {
  if (file.size <= bytes || !('createImageBitmap' in window)) return file
  const picture = await createImageBitmap(file).catch(() => null)
  if (picture === null) return file
  const scale = Math.min(1, longestSide / Math.max(picture.width, picture.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(picture.width * scale)
  canvas.height = Math.round(picture.height * scale)
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
  picture.close()
  const made = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.85))
  return made !== null && made.size < file.size ? made : file
}
