import { Failure } from '@zhzz/contract/failure.ts'
import sharp from 'sharp'

/** px; a picture of more opens to more memory than it is worth, and is refused by its header. */
const mostPixels = 50_000_000
const longestSide = 2560
const thumbSide = 320

let waiting: Promise<unknown> = Promise.resolve()
let isClosed = false

/**
 * Makes a picture anew: turned as its camera said, at most 2560 px, WebP, and nothing of its metadata (place, camera,
 * owner). One at a time: each takes a core for half a second.
 */
export function remake(path: string, target: string, thumb: string) {
  closeOtherFormats()
  const done = waiting.then(() => make(path, target, thumb))
  waiting = done.catch(() => null)
  return done
}

async function make(path: string, target: string, thumb: string) {
  const picture = () => sharp(path, { limitInputPixels: mostPixels, failOn: 'error' }).autoOrient()
  try {
    const large = await picture()
      .resize(longestSide, longestSide, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 82 })
      .toFile(target)
    const small = await picture().resize(thumbSide, thumbSide).webp({ quality: 76 }).toFile(thumb)
    return { width: large.width, height: large.height, size: large.size, thumbSize: small.size }
  } catch {
    // A bomb, a broken file, two files in one: whatever it is, it is not a picture we can show.
    throw new Failure('unsupportedFile')
  }
}

/** Of libvips' many readers (SVG, PDF, ImageMagick …) only those of the pictures we take stay open. */
function closeOtherFormats() {
  if (isClosed) return
  isClosed = true
  sharp.concurrency(1)
  sharp.cache(false)
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({
    operation: ['Jpeg', 'Png', 'Webp', 'Nsgif'].map((format) => `VipsForeignLoad${format}File`),
  })
}
