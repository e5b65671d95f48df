import { expect, test } from 'vitest'
import { madeUp } from './madeUp.ts'
import { sourceFiles } from './sourceFile.ts'
import { writtenOnce } from './writtenOnce.ts'

const server = sourceFiles().filter(({ path }) => path.startsWith('apps/api/src/'))

test.each([
  ['member/again.ts', "unlock.status = 'valid' and expire_time > ${now}", 'an unlock holds'],
  ['member/again.ts', ".where('expireTime', '>', now)", 'an unlock holds'],
  [
    'team/again.ts',
    "when tenant.auth_status = 3 then 'free_authenticated' else 'free' end",
    'the plan of today',
  ],
  [
    'exhibition/again.ts',
    'record.company_id = company.id and record.deleted_at is null',
    'followed up by the team',
  ],
])('%s is told that its rule stands elsewhere: %s', (path, text, rule) => {
  expect(writtenOnce([...server, madeUp(`apps/api/src/${path}`, text)])).toEqual([
    expect.stringContaining(rule),
  ])
  expect(writtenOnce([...server, madeUp('apps/api/src/member/again.test.ts', text)])).toEqual([])
})

test('a rule that nobody writes any more goes from the list', () => {
  const without = server.filter(({ path }) => path !== 'apps/api/src/member/heldUnlock.ts')
  expect(writtenOnce(without)).toEqual([
    'tools/laws/writtenOnce.ts: apps/api/src/member/heldUnlock.ts does not say when an unlock holds',
  ])
})
