import type { SourceFile } from './sourceFile.ts'

/** A file that is not there, for the tests of the laws: its text, and the files it imports. */
export function madeUp(path: string, text = '', imports: string[] = []): SourceFile {
  return { path, text, lines: text.split('\n').length - 1, specifiers: [], imports }
}
