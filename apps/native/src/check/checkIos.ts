import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { locales } from '@zhzz/contract/locale.ts'
import { parse } from 'plist'
import xcode from 'xcode'
import { declared, iosTexts } from '#declared.ts'
import type { Wanted } from '#makeProjects.ts'

/** Info.plist, its words, entitlements, project and packages for iOS. */
export function checkIos({ folder, server, services, team }: Wanted): string[] {
  const app = join(folder, 'ios/App/App')
  const faults: string[] = []
  const expect = (what: string, found: unknown, wanted: unknown) => {
    if (JSON.stringify(found) !== JSON.stringify(wanted))
      faults.push(`ios: ${what} is ${JSON.stringify(found)}, not ${JSON.stringify(wanted)}`)
  }
  const info = readPlist(join(app, 'Info.plist'))
  for (const [key, text] of Object.entries(iosTexts('zh-Hans'))) expect(key, info[key], text)
  expect('its scheme', info['CFBundleURLTypes'], [
    { CFBundleURLName: declared.id, CFBundleURLSchemes: [declared.scheme] },
  ])
  expect('CFBundleLocalizations', info['CFBundleLocalizations'], locales)
  for (const locale of locales)
    expect(
      `words of ${locale}`,
      readStrings(join(app, `${locale}.lproj/InfoPlist.strings`)),
      iosTexts(locale),
    )
  const entitled = readPlist(join(app, 'App.entitlements'))
  expect('its links', entitled['com.apple.developer.associated-domains'], [
    `applinks:${new URL(server).hostname}`,
  ])
  expect('push', entitled['aps-environment'], services === undefined ? undefined : 'production')
  const hears = readFileSync(join(app, 'AppDelegate.swift'), 'utf8').includes('capacitorDidRegisterForRemote')
  expect('what hears of push', hears, services !== undefined)
  expect('NSPrivacyTracking', readPlist(join(app, 'PrivacyInfo.xcprivacy'))['NSPrivacyTracking'], false)
  return [
    ...faults,
    ...checkProject(folder, team),
    ...checkPackages(join(folder, 'ios/App/CapApp-SPM/Package.swift')),
  ]
}

function readPlist(path: string): Record<string, unknown> {
  return { ...Object(parse(readFileSync(path, 'utf8'))) }
}

/** `"key" = "text";` in lines. */
function readStrings(path: string): Record<string, string> {
  const pairs = readFileSync(path, 'utf8').matchAll(/^"(.+)" = "(.*)";$/gm)
  return Object.fromEntries([...pairs].map(([, key = '', text = '']) => [key, text]))
}

/** The project of Xcode: each file it names is there, and each configuration says version, id and who signs. */
function checkProject(folder: string, team: string | undefined): string[] {
  const path = join(folder, 'ios/App/App.xcodeproj/project.pbxproj')
  const { objects } = xcode.project(path).parseSync().hash.project
  const faults: string[] = []
  for (const file of Object.values(objects['PBXFileReference'] ?? {})) {
    const name = String(Object(file).path ?? '').replaceAll('"', '')
    const isOurs = Object(file).sourceTree === '"<group>"' && name !== ''
    const places = ['ios/App/App', 'ios/App', 'ios', 'ios/App/App/Base.lproj'].map((place) =>
      join(folder, place, name),
    )
    if (isOurs && !places.some(existsSync)) faults.push(`${path}: ${name} is missing`)
  }
  const phase = Object.values(objects['PBXResourcesBuildPhase'] ?? {}).find((one) => typeof one === 'object')
  const copied: { comment: string }[] = Object(phase).files ?? []
  for (const name of ['InfoPlist.strings', 'PrivacyInfo.xcprivacy'])
    if (!copied.some(({ comment }) => comment === `${name} in Resources`))
      faults.push(`${path}: ${name} is not copied into the app`)
  const wanted = {
    CODE_SIGN_ENTITLEMENTS: 'App/App.entitlements',
    CURRENT_PROJECT_VERSION: declared.code,
    MARKETING_VERSION: declared.version,
    PRODUCT_BUNDLE_IDENTIFIER: declared.id,
    ...(team !== undefined && { DEVELOPMENT_TEAM: team }),
  }
  const ofApp = Object.values(objects['XCBuildConfiguration'] ?? {})
    .map((one) => Object(Object(one).buildSettings))
    .filter((settings) => 'PRODUCT_BUNDLE_IDENTIFIER' in settings)
  if (ofApp.length !== 2) faults.push(`${path}: ${ofApp.length} configurations of the app, not 2`)
  for (const settings of ofApp)
    for (const [key, value] of Object.entries(wanted))
      if (String(settings[key]).replaceAll('"', '') !== String(value))
        faults.push(`${path}: ${key} is ${settings[key]}`)
  return faults
}

function checkPackages(path: string): string[] {
  return [...readFileSync(path, 'utf8').matchAll(/path: "([^"]+)"/g)]
    .filter(([, place = '']) => !existsSync(resolve(dirname(path), place, 'Package.swift')))
    .map(([, place]) => `${path}: ${place} has no Package.swift`)
}
