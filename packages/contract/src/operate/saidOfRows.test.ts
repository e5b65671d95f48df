import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { chineseSaying } from '#operate/saidOfRows.ts'

const sources = join(import.meta.dirname, '../../../../apps/import/src')

const chinese = (text: string) => chineseSaying(text, (field) => `<${field}>`)

const said = /'([^'\n]+)'|`((?:[^`$\n]|\$\{[^}]*\})+)`/.source

/** Texts in the sources of the import, with a word for each blank. */
function textsOf(source: string, pattern: string): string[] {
  const found = source.matchAll(new RegExp(pattern, 'g'))
  return [...found].map(
    ([, plain, filled]) =>
      plain ?? (filled ?? '').replace(/\$\{\w+\}: /, 'any: ').replace(/\$\{[^}]*\}/g, '甲'),
  )
}

/** After a word that tells that a row is rejected. */
const reasons = (source: string) =>
  textsOf(source, String.raw`(?:rejected|reason|missing):\s*(?:[^'"\x60\n]*\?\s*)?(?:${said})`)

/** Of several words, on a line that has to do with warnings. */
const warnings = (source: string) =>
  source
    .split('\n')
    .filter((line) => /warning|left out|understood/.test(line) && !/^ *(?:\*|\/)/.test(line))
    .flatMap((line) => textsOf(line, said))
    .filter((text) => text.split(' ').length > 2)

test.each([
  ['for which it rejects a row', 30, reasons],
  ['of which it warns', 15, warnings],
])('everything %s has Chinese words', (_, least, sayingsOf) => {
  const files = globSync('**/*.ts', { cwd: sources }).filter((path) => !/test|journal|task/i.test(path))
  const sayings = files.flatMap((path) => sayingsOf(readFileSync(join(sources, path), 'utf8')))
  expect(sayings.length).toBeGreaterThan(least)
  expect(sayings.filter((saying) => !/\p{Script=Han}/u.test(chinese(saying).replaceAll('甲', '')))).toEqual(
    [],
  )
})

test('what the row has stands where it stood, the plain words before those with blanks', () => {
  expect(chinese('no title')).toBe('没有标题')
  expect(chinese('no product name')).toBe('缺少 product name')
  expect(chinese('the last day 2026-01-01 is before the first 2026-02-01')).toBe(
    '结束日期 2026-01-01 早于开始日期 2026-02-01',
  )
  expect(chinese('no hall is called 岚湖: is it 岚湖会展中心?')).toBe(
    '没有叫 岚湖 的展馆，是否为 岚湖会展中心？',
  )
  expect(chinese('creditCode: the check digit is wrong, the code was left out')).toBe(
    '<creditCode>：校验位不符，已略去',
  )
  expect(chinese('says who knows what')).toBe('says who knows what')
})
