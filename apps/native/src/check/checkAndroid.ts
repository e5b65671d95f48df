import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { locales } from '@zhzz/contract/locale.ts'
import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { valuesFolders } from '#android/editAndroid.ts'
import { appName, declared } from '#declared.ts'
import type { Wanted } from '#makeProjects.ts'

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '',
  isArray: (name) => several.has(name),
})
const several = new Set([
  'intent-filter',
  'uses-permission',
  'uses-feature',
  'string',
  'category',
  'activity',
])

type Attributes = Record<string, string>
type Filter = { data?: Attributes; category?: Attributes[]; 'android:autoVerify'?: string }

/** Manifest, names, Gradle of the project for Android. */
export function checkAndroid({ folder, server, services }: Wanted): string[] {
  const main = join(folder, 'android/app/src/main')
  return [
    ...checkManifest(join(main, 'AndroidManifest.xml'), new URL(server).hostname),
    ...checkNames(main),
    ...checkGradle(folder),
    ...(services !== undefined && !existsSync(join(folder, 'android/app/google-services.json'))
      ? ['android: google-services.json is missing']
      : []),
  ]
}

/** A file of XML; throws where it is none. */
function readXml(path: string) {
  const text = readFileSync(path, 'utf8')
  const said = XMLValidator.validate(text)
  if (said !== true) throw new Error(`${path}:${said.err.line}: ${said.err.msg}`)
  return parser.parse(text)
}

function checkManifest(path: string, host: string): string[] {
  const { manifest } = readXml(path)
  const { application } = manifest
  const [activity] = application.activity
  const faults: string[] = []
  const expect = (what: string, found: unknown, wanted: unknown) => {
    if (JSON.stringify(found) !== JSON.stringify(wanted))
      faults.push(`AndroidManifest.xml: ${what} is ${JSON.stringify(found)}, not ${JSON.stringify(wanted)}`)
  }
  const permissions: Attributes[] = manifest['uses-permission']
  const named = (isRefused: boolean) =>
    permissions
      .filter((one) => (one['tools:node'] === 'remove') === isRefused)
      .map((one) => one['android:name'])
  expect('what is asked for', named(false), Object.keys(declared.androidPermissions))
  expect('what is refused', named(true), declared.refusedPermissions)
  expect('allowBackup', application['android:allowBackup'], 'false')
  expect('exported', activity['android:exported'], 'true')
  const filters: Filter[] = activity['intent-filter']
  const links = filters.filter(({ data }) => data !== undefined)
  expect(
    'the links it opens',
    links.map(({ data }) => data),
    [
      { 'android:scheme': 'https', 'android:host': host, 'android:pathPrefix': '/h5/pages/' },
      { 'android:scheme': declared.scheme, 'android:host': 'pages' },
    ],
  )
  expect('autoVerify', links[0]?.['android:autoVerify'], 'true')
  return faults
}

function checkNames(main: string): string[] {
  return locales.flatMap((locale) => {
    const path = join(main, 'res', valuesFolders[locale], 'strings.xml')
    const strings: { name: string; '#text': string }[] = readXml(path).resources.string
    const name = strings.find((one) => one.name === 'app_name')?.['#text']
    return name === appName(locale) ? [] : [`${path}: app_name is ${name}`]
  })
}

function checkGradle(folder: string): string[] {
  const path = join(folder, 'android/app/build.gradle')
  const gradle = readFileSync(path, 'utf8')
  const wanted = [
    `namespace = "${declared.id}"`,
    `applicationId "${declared.id}"`,
    `versionCode ${declared.code}`,
    `versionName "${declared.version}"`,
    "signingConfig signingConfigs.findByName('release')",
  ]
  const faults = wanted.filter((line) => !gradle.includes(line)).map((line) => `${path}: no ${line}`)
  const settings = join(folder, 'android/capacitor.settings.gradle')
  for (const [, project = ''] of readFileSync(settings, 'utf8').matchAll(/new File\('([^']+)'\)/g)) {
    const there = resolve(dirname(settings), project)
    if (!existsSync(join(there, 'build.gradle'))) faults.push(`${settings}: ${project} is missing`)
    else faults.push(...broughtBy(join(there, 'src/main/AndroidManifest.xml')))
  }
  return faults
}

/** What a plugin brings into the package beside what is declared. */
function broughtBy(path: string): string[] {
  const brought: Attributes[] = readXml(path).manifest['uses-permission'] ?? []
  const known: readonly string[] = [...declared.pluginPermissions, ...declared.refusedPermissions]
  return brought
    .map((one) => one['android:name'] ?? '')
    .filter((name) => !known.includes(name) && !(name in declared.androidPermissions))
    .map((name) => `${path}: ${name} is not declared`)
}
