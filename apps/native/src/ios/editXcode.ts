import { locales } from '@zhzz/contract/locale.ts'
import { declared } from '#declared.ts'
import { edit } from '#edit.ts'

/** Names of objects in project.pbxproj: 24 hexadecimal digits that Xcode has given to nothing. */
const id = (count: number) => `5A5A5A5A5A5A5A5A5A5A${count.toString(16).toUpperCase().padStart(4, '0')}`
const privacy = { file: id(1), built: id(2) }
const words = { group: id(3), built: id(4) }
const entitlements = id(5)
const wordsFile = (at: number) => id(16 + at)

/** Brings into the project what stands beside it: words, privacy manifest, entitlements, version, who signs. */
export function editXcode(path: string, team: string | undefined): void {
  const references = [
    `${privacy.file} /* PrivacyInfo.xcprivacy */ = {isa = PBXFileReference; lastKnownFileType = text.xml; path = PrivacyInfo.xcprivacy; sourceTree = "<group>"; };`,
    `${entitlements} /* App.entitlements */ = {isa = PBXFileReference; lastKnownFileType = text.plist.entitlements; path = App.entitlements; sourceTree = "<group>"; };`,
    ...locales.map(
      (locale, at) =>
        `${wordsFile(at)} /* ${locale} */ = {isa = PBXFileReference; lastKnownFileType = text.plist.strings; name = "${locale}"; path = "${locale}.lproj/InfoPlist.strings"; sourceTree = "<group>"; };`,
    ),
  ]
  const built = [
    `${privacy.built} /* PrivacyInfo.xcprivacy in Resources */ = {isa = PBXBuildFile; fileRef = ${privacy.file} /* PrivacyInfo.xcprivacy */; };`,
    `${words.built} /* InfoPlist.strings in Resources */ = {isa = PBXBuildFile; fileRef = ${words.group} /* InfoPlist.strings */; };`,
  ]
  const variants = `		${words.group} /* InfoPlist.strings */ = {
			isa = PBXVariantGroup;
			children = (
${locales.map((locale, at) => `				${wordsFile(at)} /* ${locale} */,`).join('\n')}
			);
			name = InfoPlist.strings;
			sourceTree = "<group>";
		};
`
  const inGroup = [
    `${privacy.file} /* PrivacyInfo.xcprivacy */,`,
    `${entitlements} /* App.entitlements */,`,
    `${words.group} /* InfoPlist.strings */,`,
  ]
  const inResources = [
    `${privacy.built} /* PrivacyInfo.xcprivacy in Resources */,`,
    `${words.built} /* InfoPlist.strings in Resources */,`,
  ]
  const settings = [
    '				CODE_SIGN_ENTITLEMENTS = App/App.entitlements;',
    ...(team === undefined ? [] : [`				DEVELOPMENT_TEAM = ${team};`]),
    '				INFOPLIST_FILE = App/Info.plist;',
  ].join('\n')
  edit(path, [
    ['/* Begin PBXBuildFile section */\n', `/* Begin PBXBuildFile section */\n${lines(2, built)}`],
    [
      '/* Begin PBXFileReference section */\n',
      `/* Begin PBXFileReference section */\n${lines(2, references)}`,
    ],
    ['/* Begin PBXVariantGroup section */\n', `/* Begin PBXVariantGroup section */\n${variants}`],
    [
      /^\t\t\t\t504EC3131FED79650016851F \/\* Info\.plist \*\/,\n/m,
      `				504EC3131FED79650016851F /* Info.plist */,\n${lines(4, inGroup)}`,
    ],
    [
      /isa = PBXResourcesBuildPhase;\s*buildActionMask = \d+;\s*files = \(\n/,
      `isa = PBXResourcesBuildPhase;\n			buildActionMask = 2147483647;\n			files = (\n${lines(4, inResources)}`,
    ],
    [/developmentRegion = en;/, 'developmentRegion = "zh-Hans";'],
    [
      /knownRegions = \(\n\t\t\t\ten,\n/,
      `knownRegions = (\n${lines(
        4,
        locales.map((locale) => `"${locale}",`),
      )}`,
    ],
    [/CURRENT_PROJECT_VERSION = 1;/g, `CURRENT_PROJECT_VERSION = ${declared.code};`],
    [/MARKETING_VERSION = 1\.0;/g, `MARKETING_VERSION = ${declared.version};`],
    [/^\t\t\t\tINFOPLIST_FILE = App\/Info\.plist;/gm, settings],
  ])
}

function lines(tabs: number, texts: readonly string[]): string {
  return texts.map((text) => `${'\t'.repeat(tabs)}${text}\n`).join('')
}
