import { expect, test } from 'vitest'
import { labelColumns } from './labelColumns.ts'
import type { SourceFile } from './sourceFile.ts'

function file(path: string, text: string): SourceFile {
  return { path, text, lines: 1, specifiers: [], imports: [] }
}

test('a query that names the words of one language is told; the place that chooses them is not', () => {
  const query = 'sql`select item.label_zh_hans from dictionary_item item`'
  expect(
    labelColumns([
      file('apps/api/src/company/card.ts', query),
      file('apps/api/src/search/conditions.ts', "select(['code', 'labelEn'])"),
      file('apps/api/src/label.ts', query),
      file('apps/import/src/exhibition/exhibitions.ts', query),
    ]),
  ).toEqual([
    "apps/api/src/company/card.ts: names label_zh_hans; ask apps/api/src/label.ts for the reader's words",
    "apps/api/src/search/conditions.ts: names labelEn; ask apps/api/src/label.ts for the reader's words",
  ])
})
