import { isTest, type SourceFile } from './sourceFile.ts'

const mostFiles = 8
/** A plain one takes about 110; one of thirteen fields 180, the annual report with its thirty-one 213. */
const mostLines = 220
/**
 * Written by a program, what tests stand on, the words that a page must say anyway, parts that make one page differ, lists of words that may hold
 * its name. SQL is no source file.
 */
const free =
  /\.gen\.ts$|^apps\/\w+\/src\/testing\/|^apps\/h5\/src\/(?:i18n\/|pages\/.*\/[A-Z]\w*\.tsx$)|^tools\/|^apps\/bench\//

export type ModuleCost = { name: string; files: Map<string, number>; lines: number }

/**
 * What a company module costs beside its SQL, its words, its tests and what makes its page differ: the files of its name, and the lines of other
 * files that enter it among all. The two files of the page of one record say its name and no more.
 */
export function moduleCost(files: readonly SourceFile[], name: string): ModuleCost {
  const counted = files
    .filter(({ path }) => !free.test(path) && !isTest(path))
    .map((file): [string, number] => [file.path, isOwn(file, name) ? file.lines : naming(file, name)])
    .filter(([path, lines]) => lines > 0 && !/Detail\.tsx?$/.test(path))
  return { name, files: new Map(counted), lines: counted.reduce((sum, [, lines]) => sum + lines, 0) }
}

/** A module that costs more has outgrown its declaration. */
export function dearModules(costs: readonly ModuleCost[]): string[] {
  return costs
    .filter(({ files, lines }) => files.size > mostFiles || lines > mostLines)
    .map(
      ({ name, files, lines }) =>
        `${name}: ${lines} lines in ${files.size} files, at most ${mostLines} in ${mostFiles}: ${[...files]
          .map(([path, count]) => `${path} ${count}`)
          .join(', ')}`,
    )
}

function isOwn({ path }: SourceFile, name: string): boolean {
  return path.replace(/^.*\//, '').replace(/\.tsx?$/, '') === name
}

function naming({ path, text }: SourceFile, name: string): number {
  if (!path.includes('/companyModule/')) return 0
  const entry = new RegExp(`companyModule/${name}\\.ts'|^\\s+${name}(?:: \\w+)?,$`)
  return text.split('\n').filter((line) => entry.test(line)).length
}
