/** How long a video lasts; null when this device cannot tell. */
export function videoSeconds(file: Blob): Promise<number | null> {
  const video = document.createElement('video')
  const source = URL.createObjectURL(file)
  video.preload = 'metadata'
  return new Promise<number | null>((resolve) => {
    video.addEventListener('loadedmetadata', () =>
      resolve(Number.isFinite(video.duration) ? video.duration : null),
    )
    video.addEventListener('error', () => resolve(null))
    video.src = source
  }).finally(() => URL.revokeObjectURL(source))
}
