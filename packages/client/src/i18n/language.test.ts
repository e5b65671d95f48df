import { expect, test } from 'vitest'
import { createLanguage, preferredLocale } from '#i18n/language.ts'

test.each([
  ['fr', 'zh-CN', 'fr'],
  ['de', 'en-GB', 'zh-Hans'],
  [null, 'en-GB', 'zh-Hans'],
  [null, 'zh-TW', 'zh-Hant'],
  [null, 'zh-Hant-HK', 'zh-Hant'],
])('stored %s on a device of %s is %s', (stored, ofDevice, locale) => {
  expect(preferredLocale(stored, ofDevice)).toBe(locale)
})

test('a text takes its form and its numbers from the language', () => {
  const language = createLanguage(() => 'en')
  language.speak('en', { list: { found: { one: '{n} row of {all}', other: '{n} rows of {all}' } } })
  expect(language.say('list.found', { n: 1, all: 1200 })).toBe('1 row of 1,200')
  expect(language.say('list.found', { n: 2, all: 'many' })).toBe('2 rows of many')
  language.speak('es', { list: { found: { one: '{n} fila', other: '{n} filas' } } })
  expect(language.say('list.found', { n: 12_345.678 })).toBe('12.345,68 filas')
})

test('words come in parts, each domain with the keys of all', () => {
  const language = createLanguage(() => 'fr')
  expect([language.currentLocale(), language.say('shell.close')]).toEqual(['fr', 'shell.close'])
  language.addWords({ shell: { close: 'Fermer' } })
  language.addWords({ shell: { open: 'Ouvrir' }, list: { none: 'Rien' } })
  expect(['shell.close', 'shell.open', 'list.none'].map((key) => language.say(key))).toEqual([
    'Fermer',
    'Ouvrir',
    'Rien',
  ])
})

test('whoever watches is told of another language when all its words are there', () => {
  const language = createLanguage(() => 'zh-Hans')
  const heard: string[] = []
  const end = language.watchLocale(() => heard.push(language.say('a.b') + language.say('c.d')))
  language.speak('en', { a: { b: 'one' } }, { c: { d: ' two' } })
  end()
  language.speak('fr', {})
  expect([heard, language.isChinese()]).toEqual([['one two'], false])
})
