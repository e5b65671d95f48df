import { Failure } from '@zhzz/contract/failure.ts'
import sharp from 'sharp'

/** px; a picture of more opens to more memory than it is worth, and is refused by its header. */
const mostPixels = 50_000_000
/** px; of one that comes in passes (progressive JPEG, interlaced PNG), all of which lies in memory: 100 MB and more. */
const mostPixelsInPasses = 16_000_000
const longestSide = 2560
const thumbSide = 320

/** Pictures by who sent them; the person whose turn is next stands first. */
const waiting = new Map<string, (() => Promise<void>)[]>()
let isWorking = false
let isClosed = false

/**
 * Makes a picture anew: turned as its camera said, at most 2560 px, WebP, and nothing of its metadata (place, camera,
 * owner). One at a time, each takes a core for half a second; people take turns, however many pictures one of them sends.
 */
export function remake(person: string, path: string, target: string, thumb: string): ReturnType<typeof make> {
  closeOtherFormats()
  return new Promise((resolve, reject) => {
    const line = waiting.get(person) ?? []
    line.push(() => make(path, target, thumb).then(resolve, reject))
    waiting.set(person, line)
    if (!isWorking) void work()
  })
}

async function work() {
  isWorking = true
  for (let next = [...waiting][0]; next !== undefined; next = [...waiting][0]) {
    const [person, line] = next
    const one = line.shift()
    waiting.delete(person)
    if (line.length > 0) waiting.set(person, line)
    await one?.()
  }
  isWorking = false
}

async function make(path: string, target: string, thumb: string) {
  try {
    const picture = sharp(path, { limitInputPixels: mostPixels, failOn: 'error' })
    const { width, height, isProgressive } = await picture.metadata()
    if (isProgressive && width * height > mostPixelsInPasses) throw new Failure('unsupportedFile')
    const large = await picture
      .autoOrient()
      .resize(longestSide, longestSide, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 82 })
      .toFile(target)
    // Of what was just made: the original, which may be ten times as large, is opened to memory once.
    const small = await sharp(target).resize(thumbSide, thumbSide).webp({ quality: 76 }).toFile(thumb)
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
