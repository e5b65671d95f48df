import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { declared } from '#declared.ts'

const mark = readFileSync(fileURLToPath(new URL('../../h5/public/icon.svg', import.meta.url)), 'utf8')
/** The first shape is the ground with its round corners; the rest is the mark itself, on 64 × 64. */
const drawing = mark.replace(/^<svg[^>]*><rect[^>]*\/>/, '').replace('</svg>', '')

/** How many pixels a dp has on screens of a density (https://developer.android.com/training/multiscreen/screendensities). */
const densities = { mdpi: 1, hdpi: 1.5, xhdpi: 2, xxhdpi: 3, xxxhdpi: 4 }

type Look = { ground?: string; round?: boolean; part: number }

/** The mark in the middle of a square of so many pixels, `part` of it wide. */
function square(pixels: number, { ground, round = false, part }: Look): string {
  const edge = (64 / part - 64) / 2
  const whole = 64 / part
  const shape = round
    ? `<circle cx="32" cy="32" r="${whole / 2}" fill="${ground}"/>`
    : `<rect x="${-edge}" y="${-edge}" width="${whole}" height="${whole}" fill="${ground}"/>`
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${pixels}" height="${pixels}" viewBox="${-edge} ${-edge} ${whole} ${whole}">${
    ground === undefined ? '' : shape
  }${drawing}</svg>`
}

async function draw(path: string, svg: string, isOpaque = false): Promise<void> {
  const picture = sharp(Buffer.from(svg))
  await (isOpaque ? picture.removeAlpha() : picture).png({ compressionLevel: 9 }).toFile(path)
}

/** Icons and what is seen at the start, of the product's mark, in every size that the projects name. */
export async function drawPictures(folder: string): Promise<void> {
  const { mark: blue, ground } = declared.colours
  const res = join(folder, 'android/app/src/main/res')
  for (const [density, scale] of Object.entries(densities)) {
    const icons = join(res, `mipmap-${density}`)
    const notices = join(res, `drawable-${density}`)
    mkdirSync(notices, { recursive: true })
    await draw(join(icons, 'ic_launcher.png'), square(48 * scale, { ground: blue, part: 1 }))
    await draw(
      join(icons, 'ic_launcher_round.png'),
      square(48 * scale, { ground: blue, round: true, part: 0.8 }),
    )
    // An adaptive icon shows the inner 66 of 108 dp for certain.
    await draw(join(icons, 'ic_launcher_foreground.png'), square(108 * scale, { part: 0.6 }))
    await draw(join(notices, 'ic_notice.png'), square(24 * scale, { part: 1.4 }))
  }
  const assets = join(folder, 'ios/App/App/Assets.xcassets')
  const icon = square(1024, { ground: blue, part: 1 })
  await draw(join(assets, 'AppIcon.appiconset/AppIcon-512@2x.png'), icon, true)
  const start = square(2732, { ground, part: 0.1 }).replace(
    drawing,
    `<rect width="64" height="64" rx="15" fill="${blue}"/>${drawing}`,
  )
  for (const file of ['splash-2732x2732', 'splash-2732x2732-1', 'splash-2732x2732-2'])
    await draw(join(assets, `Splash.imageset/${file}.png`), start, true)
}
