import type { SourceFile } from './sourceFile.ts'

/** The one place that says which words of a dictionary a reader gets. */
const chooser = 'apps/api/src/label.ts'
const column = /\blabel_?(?:zh_?(?:hans|hant)|en|fr|es)\b/i

/** A query that names the words of one language shows them to readers of every other. */
export function labelColumns(files: readonly SourceFile[]): string[] {
  return files
    .filter(({ path }) => path.startsWith('apps/api/src/') && path !== chooser && !path.endsWith('.test.ts'))
    .flatMap(({ path, text }) => {
      const named = column.exec(text)?.[0]
      return named === undefined ? [] : [`${path}: names ${named}; ask ${chooser} for the reader's words`]
    })
}
