import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { locales } from '@zhzz/contract/locale.ts'
import { build, parse } from 'plist'
import { declared, iosTexts } from '#declared.ts'
import { edit } from '#edit.ts'
import { editXcode } from '#ios/editXcode.ts'

type Wanted = { folder: string; server: string; services?: string | undefined; team?: string | undefined }

/** Info.plist in the languages, entitlements, privacy manifest, version and push of the project for iOS. */
export function editIos({ folder, server, services, team }: Wanted): void {
  const app = join(folder, 'ios/App/App')
  const info = join(app, 'Info.plist')
  const given = parse(readFileSync(info, 'utf8'))
  writePlist(info, {
    ...Object(given),
    ...iosTexts('zh-Hans'),
    CFBundleDevelopmentRegion: 'zh-Hans',
    CFBundleLocalizations: [...locales],
    CFBundleURLTypes: [{ CFBundleURLName: declared.id, CFBundleURLSchemes: [declared.scheme] }],
    // No cryptography but that of the system: nothing to declare at each upload.
    ITSAppUsesNonExemptEncryption: false,
    UIRequiredDeviceCapabilities: ['arm64'],
  })
  for (const locale of locales) {
    const words = join(app, `${locale}.lproj`)
    mkdirSync(words)
    writeFileSync(join(words, 'InfoPlist.strings'), stringsOf(iosTexts(locale)))
  }
  writePlist(join(app, 'App.entitlements'), {
    'com.apple.developer.associated-domains': [`applinks:${new URL(server).hostname}`],
    ...(services !== undefined && { 'aps-environment': 'production' }),
  })
  writePlist(join(app, 'PrivacyInfo.xcprivacy'), {
    NSPrivacyTracking: false,
    NSPrivacyTrackingDomains: [],
    NSPrivacyCollectedDataTypes: [],
    // https://capacitorjs.com/docs/apis/filesystem: the time of files of the app's own.
    NSPrivacyAccessedAPITypes: [
      {
        NSPrivacyAccessedAPIType: 'NSPrivacyAccessedAPICategoryFileTimestamp',
        NSPrivacyAccessedAPITypeReasons: ['C617.1'],
      },
    ],
  })
  editXcode(join(folder, 'ios/App/App.xcodeproj/project.pbxproj'), team)
  if (services !== undefined) tellOfPush(join(app, 'AppDelegate.swift'))
}

function writePlist(path: string, value: object): void {
  writeFileSync(path, `${build(JSON.parse(JSON.stringify(value)))}\n`)
}

function stringsOf(texts: Readonly<Record<string, string>>): string {
  const lines = Object.entries(texts).map(([key, text]) => `"${key}" = "${text.replaceAll('"', '\\"')}";`)
  return `${lines.join('\n')}\n`
}

/** https://capacitorjs.com/docs/apis/push-notifications#ios */
function tellOfPush(path: string): void {
  edit(path, [
    [
      /\}\s*$/,
      `
    func application(_ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data) {
        NotificationCenter.default.post(name: .capacitorDidRegisterForRemoteNotifications, object: deviceToken)
    }

    func application(_ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: Error) {
        NotificationCenter.default.post(name: .capacitorDidFailToRegisterForRemoteNotifications, object: error)
    }
}
`,
    ],
  ])
}
