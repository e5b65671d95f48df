import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { locales } from '@zhzz/contract/locale.ts'
import { appName, declared } from '#declared.ts'
import { edit } from '#edit.ts'

/** Where Android looks for the words of a language; the usual ones are zh-Hans. */
export const valuesFolders = {
  'zh-Hans': 'values',
  'zh-Hant': 'values-b+zh+Hant',
  en: 'values-en',
  fr: 'values-fr',
  es: 'values-es',
} as const

/** Manifest, version, signing, names and the look of the start of the project for Android. */
export function editAndroid({ folder, server }: { folder: string; server: string }): void {
  const app = join(folder, 'android/app')
  const main = join(app, 'src/main')
  edit(join(main, 'AndroidManifest.xml'), [
    [
      '<manifest xmlns:android="http://schemas.android.com/apk/res/android">',
      '<manifest xmlns:android="http://schemas.android.com/apk/res/android"\n    xmlns:tools="http://schemas.android.com/tools">',
    ],
    // What lies on the device is the person's; a copy at a cloud would have it, too.
    ['android:allowBackup="true"', 'android:allowBackup="false"\n        android:fullBackupContent="false"'],
    ['            </intent-filter>\n', `            </intent-filter>\n${linkFilters(server)}`],
    ['    <uses-permission android:name="android.permission.INTERNET" />\n', permissions()],
  ])
  edit(join(app, 'build.gradle'), [
    ['versionCode 1\n', `versionCode ${declared.code}\n`],
    ['versionName "1.0"', `versionName "${declared.version}"`],
    [
      '    buildTypes {\n        release {\n',
      `${signing}    buildTypes {\n        release {\n            signingConfig signingConfigs.findByName('release')\n`,
    ],
  ])
  for (const locale of locales)
    writeNames(join(main, 'res', valuesFolders[locale]), appName(locale), locale === 'zh-Hans')
  edit(join(main, 'res/values/ic_launcher_background.xml'), [['#FFFFFF', declared.colours.mark]])
  edit(join(main, 'res/values/styles.xml'), [
    [
      '        <item name="android:background">@drawable/splash</item>\n',
      `        <item name="windowSplashScreenBackground">@color/start_ground</item>
        <item name="windowSplashScreenAnimatedIcon">@mipmap/ic_launcher_foreground</item>
        <item name="windowSplashScreenIconBackgroundColor">@color/ic_launcher_background</item>
        <item name="postSplashScreenTheme">@style/AppTheme.NoActionBar</item>
`,
    ],
  ])
  writeFileSync(
    join(main, 'res/values/colors.xml'),
    xml(`<resources>\n    <color name="start_ground">${declared.colours.ground}</color>\n</resources>`),
  )
  removeTemplatePictures(join(main, 'res'))
}

/** Links to pages of the server, and `zhzz://pages/…`. */
function linkFilters(server: string): string {
  const filter = (data: string, verify = '') => `
            <intent-filter${verify}>
                <action android:name="android.intent.action.VIEW" />
                <category android:name="android.intent.category.DEFAULT" />
                <category android:name="android.intent.category.BROWSABLE" />
                <data ${data} />
            </intent-filter>
`
  const { hostname } = new URL(server)
  return (
    filter(
      `android:scheme="https" android:host="${hostname}" android:pathPrefix="/h5/pages/"`,
      ' android:autoVerify="true"',
    ) + filter(`android:scheme="${declared.scheme}" android:host="pages"`)
  )
}

function permissions(): string {
  const used = Object.keys(declared.androidPermissions).map(
    (name) => `    <uses-permission android:name="${name}" />\n`,
  )
  const refused = declared.refusedPermissions.map(
    (name) => `    <uses-permission android:name="${name}" tools:node="remove" />\n`,
  )
  const feature =
    '    <uses-feature android:name="android.hardware.location.gps" android:required="false" />\n'
  return [...used, ...refused, feature].join('')
}

/** The key of the store stays outside of the project: `gradlew bundleRelease -Pzhzz.keystore=/path/keystore.properties`. */
const signing = `    signingConfigs {
        def keystoreFile = findProperty('zhzz.keystore')
        if (keystoreFile) {
            def keystore = new Properties()
            file(keystoreFile).withInputStream { keystore.load(it) }
            release {
                storeFile file(keystore['storeFile'])
                storePassword keystore['storePassword']
                keyAlias keystore['keyAlias']
                keyPassword keystore['keyPassword']
            }
        }
    }
`

function writeNames(folder: string, name: string, isUsual: boolean): void {
  mkdirSync(folder, { recursive: true })
  const fixed = isUsual
    ? `
    <string name="package_name" translatable="false">${declared.id}</string>
    <string name="custom_url_scheme" translatable="false">${declared.scheme}</string>`
    : ''
  writeFileSync(
    join(folder, 'strings.xml'),
    xml(`<resources>
    <string name="app_name">${name}</string>
    <string name="title_activity_main">${name}</string>${fixed}
</resources>`),
  )
}

function xml(content: string): string {
  return `<?xml version="1.0" encoding="utf-8"?>\n${content}\n`
}

/** Ours are drawn of the mark, once for all sizes of a screen (pictures.ts). */
function removeTemplatePictures(res: string): void {
  for (const density of ['mdpi', 'hdpi', 'xhdpi', 'xxhdpi', 'xxxhdpi'])
    for (const way of ['port', 'land']) rmSync(join(res, `drawable-${way}-${density}`), { recursive: true })
  rmSync(join(res, 'drawable-v24'), { recursive: true })
  for (const file of ['splash.png', 'ic_launcher_background.xml']) rmSync(join(res, 'drawable', file))
  writeFileSync(
    join(res, 'drawable/splash.xml'),
    xml(`<layer-list xmlns:android="http://schemas.android.com/apk/res/android">
    <item android:drawable="@color/start_ground" />
    <item><bitmap android:gravity="center" android:src="@mipmap/ic_launcher" /></item>
</layer-list>`),
  )
}
