import { expect, test } from 'vitest'
import { changed, stepsOf } from './steps.ts'

const fence = '```'
const guide = `# Guide
Prose with \`npm run check\` in it.

1. Write it.

   ${fence}ts a/new.ts
   function one() {
     return 1
   }
   ${fence}

${fence}diff a/old.ts
 first
+second
 third
…
-last
+very last
${fence}

${fence}sh
npm run one -- a/new.test.ts
npm run check
${fence}
`

test('files, changes and commands are taken in their order', () => {
  expect(stepsOf(guide)).toEqual([
    { does: 'write', path: 'a/new.ts', text: 'function one() {\n  return 1\n}\n' },
    {
      does: 'change',
      path: 'a/old.ts',
      changes: [
        { before: 'first\nthird\n', after: 'first\nsecond\nthird\n' },
        { before: 'last\n', after: 'very last\n' },
      ],
    },
    { does: 'run', command: 'npm run one -- a/new.test.ts' },
    { does: 'run', command: 'npm run check' },
  ])
})

test('a block of code that names no file is refused', () => {
  expect(() => stepsOf(`${fence}ts\nconst one = 1\n${fence}\n`)).toThrow('names no file')
})

test('a change is made where its lines stand, and nowhere else', () => {
  const [, change] = stepsOf(guide)
  if (change?.does !== 'change') throw new Error('no change')
  const made = (text: string) => changed('a/old.ts', text, change.changes)
  expect(made('first\nthird\nlast\n')).toBe('first\nsecond\nthird\nvery last\n')
  expect(() => made('first\nlast\n')).toThrow('has not these lines')
  expect(() => made('first\nthird\nlast\nlast\n')).toThrow('more than once')
  expect(() => made('first\nthird\nat last\n')).toThrow('has not these lines')
})
