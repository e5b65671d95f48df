import { isTest, type SourceFile } from './sourceFile.ts'

const longest = 250

/** Words that say nothing on their own, beside each other, or with a letter in front. */
const vagueWords =
  /^(?:utils?|utilit(?:y|ies)|helpers?|commons?|misc\w*|libs?|services?|managers?|types?|constants?|hooks?|shared|stuffs?|things?|various|generic|general)$/
/** Words that say nothing at the end of a name either: `dateUtils`. */
const vagueEndings = /^(?:utils?|helpers?|misc\w*|stuffs?|things?)$/

/** Written by a program, or data: reference data and the app's dictionaries. Migrations are SQL. */
const mayBeLong = /\.gen\.ts$|^packages\/db\/src\/reference\/|^apps\/h5\/src\/i18n\/words\//

/** An import that no law can follow: its file is not written there. */
const unreadImport = /\bimport\((?!\s*')|\bimport\.meta\.glob\b/
/** The built app draws pages on the server; the app finds its pages by their path. */
const mayImportUnread = [
  'apps/api/src/appPage/drawPages.ts',
  'apps/h5/src/app/laterPages.ts',
  'apps/h5/src/app/routes.ts',
]

/** No law follows it either. */
const moduleType = /\btypeof import\(/
const mayNameModules = ['apps/h5/src/nav/pages.gen.ts', 'apps/h5/src/nav/generatePages.ts']

/** Later than Chrome 87 and Safari 15.4; the build lowers syntax, not calls. */
const lateCalls =
  /\b(?:Object\.(?:hasOwn|groupBy)|Map\.groupBy|Array\.fromAsync|Promise\.(?:withResolvers|try)|AbortSignal\.(?:any|timeout)|structuredClone)\b|\.(?:at|findLast|findLastIndex|toSorted|toReversed|toSpliced|isWellFormed|toWellFormed)\(|\.(?:values|keys|entries)\(\)\s*\.(?:map|filter|some|every|find|reduce|take|drop|toArray|forEach|flatMap)\(/

/** What a shell without a page does not have. */
const ofPage =
  /\b(?:document|window|navigator|location|history|localStorage|sessionStorage|indexedDB)\s*[.[]|\b(?:XMLHttpRequest|DOMParser|Blob|File|HTML\w*Element)\b|import\.meta\.env/
const usesReact = /\bfrom '[^']*\breact\b/
const ofClient = /^packages\/client\/src\//
const ofClientInReact = /^packages\/client\/src\/react\//

const asserts = 'packages/contract/src/trusted.ts'
/** A second signature that gives what is not known is a cast in disguise. */
const castByOverload =
  /^(?:export )?(?:async )?function (\w+)\b[^]{0,300}?\n(?:export )?(?:async )?function \1\b[^]{0,300}?\): (?:unknown|object) \{/m

const startsThread = 'packages/db/src/startThread.ts'
const ownThread = /import \{(?:[^}]*,)? *Worker\b[^}]*\} from 'node:worker_threads'/

function isOfProduct(path: string): boolean {
  return /^(?:apps|packages)\/[^/]+\/src\//.test(path) && !isTest(path)
}

function isOfApp(path: string): boolean {
  return path.startsWith('apps/h5/src/') && !/\.test\.tsx?$|generatePages\.ts$/.test(path)
}

/** Names that say nothing, files too long, paths that climb or are not written, threads of one's own, default exports, calls too new for the app. */
export function fileRules(files: readonly SourceFile[]): string[] {
  return files.flatMap((file) => {
    const faults: string[] = []
    if (isVague(file.path)) faults.push(`${file.path}: the name says nothing`)
    if (file.lines > longest && !mayBeLong.test(file.path))
      faults.push(`${file.path}: ${file.lines} lines, at most ${longest}`)
    if (file.specifiers.some((specifier) => specifier.startsWith('../')))
      faults.push(`${file.path}: imports with ../, use #`)
    if (unreadImport.test(file.text) && isOfProduct(file.path) && !mayImportUnread.includes(file.path))
      faults.push(`${file.path}: an import names its file in single quotes`)
    if (moduleType.test(file.text) && isOfProduct(file.path) && !mayNameModules.includes(file.path))
      faults.push(`${file.path}: the type of a whole module, import what is meant`)
    const late = isOfApp(file.path) ? lateCalls.exec(file.text)?.[0] : undefined
    if (late !== undefined)
      faults.push(
        `${file.path}: ${late} is missing in browsers that the app is built for (apps/h5/vite.config.ts)`,
      )
    if (ofClient.test(file.path) && !isTest(file.path)) {
      const page = ofPage.exec(file.text)?.[0]
      if (page !== undefined) faults.push(`${file.path}: ${page} is not there without a page`)
      if (!ofClientInReact.test(file.path) && usesReact.test(file.text))
        faults.push(`${file.path}: what is React stands in packages/client/src/react/`)
    }
    if (castByOverload.test(file.text) && file.path !== asserts && !isTest(file.path))
      faults.push(`${file.path}: asserts a type by overload, use ${asserts}`)
    if (ownThread.test(file.text) && file.path !== startsThread)
      faults.push(`${file.path}: a thread is begun by ${startsThread}`)
    if (/^export default/m.test(file.text) && !mayExportDefault(file.path))
      faults.push(`${file.path}: default export outside of pages`)
    return faults
  })
}

/** Folder or file: every word of its name says nothing, or the last one. */
function isVague(path: string): boolean {
  return path.split('/').some((part) => {
    const words = (part.split('.')[0] ?? '')
      .split(/[-_]|(?<=[a-z])(?=[A-Z])/)
      .map((word) => word.toLowerCase())
    return words.every((word) => vagueWords.test(word)) || vagueEndings.test(words.at(-1) ?? '')
  })
}

function mayExportDefault(path: string): boolean {
  return path.startsWith('apps/h5/src/pages/') || path.endsWith('.config.ts')
}

/** Median, 90th percentile and longest of the files a person reads. */
export function sizes(files: readonly SourceFile[]): {
  count: number
  median: number
  p90: number
  longest: number
} {
  const lines = files
    .filter((file) => !mayBeLong.test(file.path) && !isTest(file.path))
    .map((file) => file.lines)
    .sort((a, b) => a - b)
  const at = (share: number) => lines[Math.min(lines.length - 1, Math.floor(lines.length * share))] ?? 0
  return { count: lines.length, median: at(0.5), p90: at(0.9), longest: lines.at(-1) ?? 0 }
}
