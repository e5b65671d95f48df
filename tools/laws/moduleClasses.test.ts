import { expect, test } from 'vitest'
import { moduleClasses } from './moduleClasses.ts'

const sheet = {
  path: 'apps/h5/src/ui/Row.module.css',
  text: `/* .gone */ .row { color: red } @media (hover: hover) { .row:hover .end { margin: 0.5em } } :global(.other) .low { top: 0 }`,
}
const of = (body: string) =>
  moduleClasses(
    [sheet],
    [{ path: 'apps/h5/src/a.tsx', text: `import styles from '#ui/Row.module.css'\n${body}` }],
  )

test('what is named stands in the sheet, and what stands there is named', () => {
  expect(of('<p className={cx(styles.row, styles.end, styles.low)} />')).toEqual([])
  expect(of('<p className={cx(styles.row, styles.start, styles.low)} />')).toEqual([
    'apps/h5/src/a.tsx: apps/h5/src/ui/Row.module.css has no .start',
    'apps/h5/src/ui/Row.module.css: nothing names .end',
  ])
})

test('where a class is chosen as it runs, nobody knows which are left', () => {
  expect(of('<p className={cx(styles.row, styles[look])} />')).toEqual([])
})

test('a sheet that is not there is told by the file that asks for it', () => {
  expect(
    moduleClasses([], [{ path: 'apps/h5/src/a.tsx', text: "import styles from '#ui/Gone.module.css'" }]),
  ).toEqual(['apps/h5/src/a.tsx: there is no apps/h5/src/ui/Gone.module.css'])
})
