import { operate } from '@zhzz/contract/operate/calls.ts'
import { expect, test } from 'vitest'
import { shownFigures } from '#operate/figure/declared.ts'
import { tablesBelow } from '#operate/figure/measured.ts'
import { testServer } from '#testing/testServer.ts'
import { addOperator } from '#testing/testWorld.ts'

const server = await testServer()

test('each declared table is there, with a command, a day and rows as wide as its head', async () => {
  const { list } = (await server.call(operate.figures, {}, await addOperator(server, ['running']))).data
  expect(list.map(({ area, title }) => [area, title])).toEqual(
    shownFigures.map(({ area, heading }) => [area, heading]),
  )
  for (const { command, day, head, rows, title } of list) {
    expect(command, title).toMatch(/^npm run (?:bench|predict) -- /)
    expect(day, title).toMatch(/^2026-\d\d-\d\d$/)
    expect(rows.length, title).toBeGreaterThan(1)
    for (const row of rows) expect(row.length, title).toBe(head.length)
  }
})

test('a table is read as it stands, below its heading alone', () => {
  const page = [
    '# Page, 2026-01-02',
    '| a |',
    '|---|',
    '| not below |',
    '## Speed',
    '`npm run bench -- x --until 2020-01-01`, measured 2026-03-04',
    '',
    '| Queries | ms |',
    '|---|---:|',
    '| **whole** | `8.3` |',
    '## Other',
  ].join('\n')
  expect(tablesBelow(page, 'Speed')).toEqual([
    {
      command: 'npm run bench -- x --until 2020-01-01',
      day: '2026-03-04',
      head: ['Queries', 'ms'],
      rows: [['whole', '8.3']],
    },
  ])
})
