import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { chineseReason } from '#operate/rejectedReasons.ts'

const sources = join(import.meta.dirname, '../../../../apps/import/src')

/** Every reason that is written in the sources of the import, with a word for each of its blanks. */
function reasonsOf(text: string): string[] {
  const found = text.matchAll(
    /(?:rejected|reason|missing):\s*(?:[^'"`\n]*\?\s*)?(?:'([^']+)'|`((?:[^`$]|\$\{[^}]*\})+)`)/g,
  )
  return [...found].map(([, plain, filled]) => plain ?? (filled ?? '').replace(/\$\{[^}]*\}/g, '甲'))
}

test('every reason for which an import rejects a row has Chinese words', () => {
  const files = globSync('**/*.ts', { cwd: sources }).filter((path) => !/test|journal|task/i.test(path))
  const reasons = files.flatMap((path) => reasonsOf(readFileSync(join(sources, path), 'utf8')))
  expect(reasons.length).toBeGreaterThan(30)
  expect(
    reasons.filter((reason) => !/\p{Script=Han}/u.test(chineseReason(reason).replaceAll('甲', ''))),
  ).toEqual([])
})

test('what the row has stands where it stood, the plain words before those with blanks', () => {
  expect(chineseReason('no title')).toBe('没有标题')
  expect(chineseReason('no product name')).toBe('缺少 product name')
  expect(chineseReason('the last day 2026-01-01 is before the first 2026-02-01')).toBe(
    '结束日期 2026-01-01 早于开始日期 2026-02-01',
  )
  expect(chineseReason('no hall is called 岚湖: is it 岚湖会展中心?')).toBe(
    '没有叫 岚湖 的展馆，是否为 岚湖会展中心？',
  )
  expect(chineseReason('says who knows what')).toBe('says who knows what')
})
