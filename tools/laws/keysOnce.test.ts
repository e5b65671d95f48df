import { expect, test } from 'vitest'
import { keysOnce } from './keysOnce.ts'

test('a key of the console that two areas say is told with both; the same key elsewhere is not', () => {
  const text = "  undo: ['撤销', 'Undo'],\n  'run-done': [\n"
  const file = (path: string) => ({ path, text })
  expect(keysOnce([file('apps/console/src/words/data.ts'), file('apps/h5/src/words.ts')])).toEqual([])
  expect(keysOnce([file('apps/console/src/words/data.ts'), file('apps/console/src/words/match.ts')])).toEqual(
    [
      'apps/console/src/words/match.ts: undo is said by apps/console/src/words/data.ts',
      'apps/console/src/words/match.ts: run-done is said by apps/console/src/words/data.ts',
    ],
  )
})
