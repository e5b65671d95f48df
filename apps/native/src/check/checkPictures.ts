import { globSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'

const densities: Record<string, number> = { mdpi: 1, hdpi: 1.5, xhdpi: 2, xxhdpi: 3, xxxhdpi: 4 }
const dp: Record<string, number> = {
  'ic_launcher.png': 48,
  'ic_launcher_round.png': 48,
  'ic_launcher_foreground.png': 108,
  'ic_notice.png': 24,
}

/** Every picture has the size that its place says; those of iOS have no transparency, which the App Store refuses. */
export async function checkPictures(folder: string): Promise<string[]> {
  const faults: string[] = []
  const res = join(folder, 'android/app/src/main/res')
  const pictures = globSync('*/*.png', { cwd: res })
  if (pictures.length !== 20) faults.push(`${res}: ${pictures.length} pictures, not 20`)
  for (const picture of pictures) {
    const [place = '', file = ''] = picture.split('/')
    const wanted = (dp[file] ?? 0) * (densities[place.split('-')[1] ?? ''] ?? 0)
    const { width, height } = await sharp(join(res, picture)).metadata()
    if (width !== wanted || height !== wanted) faults.push(`${picture}: ${width} × ${height}, not ${wanted}`)
  }
  const assets = join(folder, 'ios/App/App/Assets.xcassets')
  for (const picture of globSync('*/*.png', { cwd: assets })) {
    const wanted = picture.startsWith('AppIcon') ? 1024 : 2732
    const { width, hasAlpha } = await sharp(join(assets, picture)).metadata()
    if (width !== wanted || hasAlpha) faults.push(`${picture}: ${width} wide, or transparent`)
  }
  return faults
}
