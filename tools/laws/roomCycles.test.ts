import { expect, test } from 'vitest'
import { madeUp } from './madeUp.ts'
import { roomCycles } from './roomCycles.ts'
import type { SourceFile } from './sourceFile.ts'

/** `company/card.ts > search/hit.ts` as files of the server. */
function server(...arrows: string[]): SourceFile[] {
  return arrows.map((arrow) => {
    const [path = '', target = ''] = arrow.split(' > ').map((one) => `apps/api/src/${one}`)
    return madeUp(path, '', [target])
  })
}

test('rooms that import each other through different files are told, once, with the imports', () => {
  expect(roomCycles(server('company/search.ts > search/hits.ts', 'search/all.ts > company/card.ts'))).toEqual(
    [expect.stringContaining('company → search → company')],
  )
  const far = server('home/a.ts > company/b.ts', 'company/c.ts > member/d.ts', 'member/e.ts > home/f.ts')
  expect(roomCycles(far)).toHaveLength(1)
  expect(roomCycles(far)[0]).toContain('apps/api/src/member/e.ts → apps/api/src/home/f.ts')
})

test('files beside the rooms are one room; what puts the server together stands above', () => {
  expect(roomCycles(server('page.ts > member/quota.ts', 'member/credit.ts > day.ts'))).toHaveLength(1)
  expect(roomCycles(server('server.ts > member/quota.ts', 'member/credit.ts > day.ts'))).toEqual([])
  expect(roomCycles(server('context.ts > http/rates.ts', 'http/steps.ts > context.ts'))).toHaveLength(1)
})

test('one way is no circle, nor is one that only tests close', () => {
  expect(
    roomCycles(server('search/all.ts > company/card.ts', 'search/halls.ts > company/find/hit.ts')),
  ).toEqual([])
  const tests = [
    'company/card.test.ts > search/all.ts',
    'testing/testWorld.ts > search/all.ts',
    'upload/fakeS3.ts > search/all.ts',
  ]
  expect(roomCycles(server('search/all.ts > company/card.ts', ...tests))).toEqual([])
})
