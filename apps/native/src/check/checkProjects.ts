import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkAndroid } from '#check/checkAndroid.ts'
import { checkIos } from '#check/checkIos.ts'
import { checkPictures } from '#check/checkPictures.ts'
import { plugins, type Wanted } from '#makeProjects.ts'

/** What of the projects is not as declared, as far as it can be told without the tools of the two systems. */
export async function checkProjects(wanted: Wanted): Promise<string[]> {
  return [
    ...checkPages(wanted),
    ...checkAndroid(wanted),
    ...checkIos(wanted),
    ...(await checkPictures(wanted.folder)),
  ]
}

/** Both packages hold the pages, with the server's address in them, and every plugin. */
function checkPages({ folder, server }: Wanted): string[] {
  const faults: string[] = []
  for (const system of ['android/app/src/main/assets', 'ios/App/App']) {
    const page = read(folder, system, 'public/index.html')
    for (const [, file = ''] of page.matchAll(/(?:src|href)="\/(h5\/[^"]+)"/g))
      if (read(folder, system, 'public', file) === '') faults.push(`${system}: ${file} is missing`)
    const [, main = ''] = /<script type="module" crossorigin src="\/([^"]+)"/.exec(page) ?? []
    if (!read(folder, system, 'public', main).includes(server))
      faults.push(`${system}: the app does not know ${server}`)
    const config = JSON.parse(read(folder, system, 'capacitor.config.json') || '{}')
    if (config.server?.url !== undefined) faults.push(`${system}: pages come from ${config.server.url}`)
  }
  const held = JSON.parse(read(folder, 'android/app/src/main/assets/capacitor.plugins.json') || '[]')
  const swift = read(folder, 'ios/App/CapApp-SPM/Package.swift')
  for (const name of Object.keys(plugins()).filter((one) => one !== '@capacitor/core')) {
    if (!held.some(({ pkg }: { pkg: string }) => pkg === name))
      faults.push(`android: ${name} is not in the package`)
    if (!swift.includes(`node_modules/${name}"`)) faults.push(`ios: ${name} is not in the package`)
  }
  return faults
}

/** Empty where there is no such file. */
function read(...path: string[]): string {
  try {
    return readFileSync(join(...path), 'utf8')
  } catch {
    return ''
  }
}
