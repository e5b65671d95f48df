import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkProjects } from '#check/checkProjects.ts'
import { makeProjects } from '#makeProjects.ts'

const outer = mkdtempSync(join(tmpdir(), 'packaged-'))
const services = join(outer, 'google-services.json')
writeFileSync(services, '{}')
const wanted = { folder: join(outer, 'app'), server: 'https://h5.example.com', services, team: 'ABCDE12345' }

beforeAll(() => makeProjects(wanted), 120_000)
afterAll(() => rmSync(outer, { recursive: true }))

test('both projects are made from the templates of npm, and are what is declared', async () => {
  expect(await checkProjects(wanted)).toEqual([])
})

test('neither the place of this machine nor its user stands in what is packaged', () => {
  for (const file of [
    'android/app/src/main/assets/capacitor.config.json',
    'ios/App/App/capacitor.config.json',
  ])
    expect(readFileSync(join(wanted.folder, file), 'utf8')).not.toContain(outer)
})

/** What somebody might do to a project by hand, and what is said then. */
const damages: [file: string, before: string, after: string, said: RegExp][] = [
  ['android/app/src/main/AndroidManifest.xml', 'android:autoVerify="true"', '', /autoVerify is undefined/],
  [
    'android/app/src/main/AndroidManifest.xml',
    'android:allowBackup="false"',
    'android:allowBackup="true"',
    /allowBackup/,
  ],
  [
    'android/app/src/main/AndroidManifest.xml',
    'android.permission.INTERNET',
    'android.permission.CAMERA',
    /what is asked for/,
  ],
  ['android/app/src/main/AndroidManifest.xml', 'tools:node="remove"', '', /what is refused/],
  ['android/app/build.gradle', 'versionCode 101', 'versionCode 100', /no versionCode 101/],
  ['android/app/src/main/res/values-fr/strings.xml', 'Smart Exhibition', 'App', /app_name is App/],
  ['android/app/src/main/assets/public/index.html', '/h5/assets/index', '/h5/assets/other', /is missing/],
  ['ios/App/App/Info.plist', '拍摄现场照片与头像', '', /NSCameraUsageDescription/],
  ['ios/App/App/es.lproj/InfoPlist.strings', 'NSLocationWhenInUse', 'NSLocation', /words of es/],
  ['ios/App/App/App.entitlements', 'applinks:h5.example.com', 'applinks:example.com', /its links/],
  [
    'ios/App/App.xcodeproj/project.pbxproj',
    'MARKETING_VERSION = 1.0.1;',
    'MARKETING_VERSION = 1.0;',
    /MARKETING_VERSION/,
  ],
  [
    'ios/App/App.xcodeproj/project.pbxproj',
    'path = PrivacyInfo.xcprivacy',
    'path = Privacy.xcprivacy',
    /Privacy.xcprivacy is missing/,
  ],
  [
    'ios/App/CapApp-SPM/Package.swift',
    '@capacitor/camera"',
    '@capacitor/cameras"',
    /@capacitor\/camera is not in/,
  ],
]

test.each(damages)('%s without %s is found', async (file, before, after, said) => {
  const path = join(wanted.folder, file)
  const whole = readFileSync(path, 'utf8')
  expect(whole).toContain(before)
  writeFileSync(
    path,
    whole.replace(before, () => after),
  )
  const faults = await checkProjects(wanted)
  writeFileSync(path, whole)
  expect(faults.join('\n')).toMatch(said)
})

test('a manifest that is no XML is said with its line', async () => {
  const path = join(wanted.folder, 'android/app/src/main/AndroidManifest.xml')
  const whole = readFileSync(path, 'utf8')
  appendFileSync(path, '</manifest>')
  await expect(checkProjects(wanted)).rejects.toThrow(/AndroidManifest\.xml:\d+: /)
  writeFileSync(path, whole)
})
