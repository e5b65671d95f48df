import type { SourceFile } from './sourceFile.ts'

const longest = 250
const vague = /(^|\/)(utils?|helpers?|common|misc|lib|services?|managers?|types|constants|hooks)(\/|\.tsx?$)/i

/** Dictionaries, generated files and seeds may be long. */
function mayBeLong(path: string): boolean {
  return /\.gen\.ts$|\/i18n\/|\/seed\/|\/reference\/|\/migrations\//.test(path)
}

/** Later than Chrome 87 and Safari 15.4; the build lowers syntax, not calls. */
const lateCalls =
  /\b(?:Object\.(?:hasOwn|groupBy)|Map\.groupBy|Array\.fromAsync|Promise\.(?:withResolvers|try)|AbortSignal\.(?:any|timeout)|structuredClone)\b|\.(?:at|findLast|findLastIndex|toSorted|toReversed|toSpliced|isWellFormed|toWellFormed)\(|\.(?:values|keys|entries)\(\)\s*\.(?:map|filter|some|every|find|reduce|take|drop|toArray|forEach|flatMap)\(/

const startsThread = 'packages/db/src/startThread.ts'
const ownThread = /import \{(?:[^}]*,)? *Worker\b[^}]*\} from 'node:worker_threads'/

function isOfApp(path: string): boolean {
  return path.startsWith('apps/h5/src/') && !/\.test\.tsx?$|generatePages\.ts$/.test(path)
}

/** Names that say nothing, files too long, paths that climb, threads of one's own, default exports, calls too new for the app. */
export function fileRules(files: SourceFile[]): string[] {
  return files.flatMap((file) => {
    const faults: string[] = []
    if (vague.test(file.path)) faults.push(`${file.path}: the name says nothing`)
    if (file.lines > longest && !mayBeLong(file.path))
      faults.push(`${file.path}: ${file.lines} lines, at most ${longest}`)
    if (file.specifiers.some((specifier) => specifier.startsWith('../')))
      faults.push(`${file.path}: imports with ../, use #`)
    const late = isOfApp(file.path) ? lateCalls.exec(file.text)?.[0] : undefined
    if (late !== undefined)
      faults.push(
        `${file.path}: ${late} is missing in browsers that the app is built for (apps/h5/vite.config.ts)`,
      )
    if (ownThread.test(file.text) && file.path !== startsThread)
      faults.push(`${file.path}: a thread is begun by ${startsThread}`)
    if (/^export default/m.test(file.text) && !mayExportDefault(file.path))
      faults.push(`${file.path}: default export outside of pages`)
    return faults
  })
}

function mayExportDefault(path: string): boolean {
  return path.startsWith('apps/h5/src/pages/') || path.endsWith('.config.ts')
}

/** Median, 90th percentile and longest of the files a person reads. */
export function sizes(files: SourceFile[]): { count: number; median: number; p90: number; longest: number } {
  const lines = files
    .filter((file) => !mayBeLong(file.path) && !/\.(test|e2e)\.tsx?$/.test(file.path))
    .map((file) => file.lines)
    .sort((a, b) => a - b)
  const at = (share: number) => lines[Math.min(lines.length - 1, Math.floor(lines.length * share))] ?? 0
  return { count: lines.length, median: at(0.5), p90: at(0.9), longest: lines.at(-1) ?? 0 }
}
