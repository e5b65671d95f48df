import { expect, test } from 'vitest'
import { madeUp } from './madeUp.ts'
import { codeGlossary, glossary, wordRules } from './wordRules.ts'

const row = ['席位', '席位', 'Seats', 'Places', 'Plazas']

test('a key that nothing says is told, one in quotes or of values is not', () => {
  const page = madeUp('apps/h5/src/pages/my/my.tsx', "t('my.seats'); t(`failure.${name}`)")
  expect(
    wordRules([page], { my: { seats: row }, failure: { busy: ['忙'] }, login: { weak: ['弱'] } }),
  ).toEqual([])
  expect(wordRules([page], { my: { seats: row, plan: ['版本'] } })).toEqual(['my.plan: nothing says it'])
  expect(wordRules([page], { shareholder: { ratio: row } }, ['shareholder'])).toEqual([])
  const inTest = madeUp('apps/h5/src/pages/my/my.test.ts', "t('my.plan')")
  expect(wordRules([page, inTest], { my: { plan: row } })).toEqual(['my.plan: nothing says it'])
})

test('the same words under two keys are told, unless they are two things', () => {
  const page = madeUp('apps/h5/src/pages/my/my.tsx', "t('my.seats') + t('team.seats') + t('login.ageTitle')")
  const other = [...row.slice(0, 4), 'Asientos']
  expect(wordRules([page], { my: { seats: row }, team: { seats: other } })).toEqual([])
  expect(wordRules([page], { my: { seats: row }, team: { seats: row } })).toEqual([
    'team.seats: the same words as my.seats',
  ])
  expect(wordRules([page], { failure: { ageNeeded: row }, login: { ageTitle: row } })).toEqual([])
})

test('a key that a variable begins is told', () => {
  const page = madeUp('apps/h5/src/pages/my/my.tsx', 't(`${domain}.seats`)')
  expect(wordRules([page], {})).toEqual([
    'apps/h5/src/pages/my/my.tsx: a template of a key begins with its domain',
  ])
})

test.each([
  [['联系同事', '', '', '', ''], '"同事", say 成员'],
  [['', '', 'Ask a colleague', '', ''], '"colleague", say member'],
  [['主办方', '', '', '', ''], '"主办方", say 主办单位'],
  [['', '', 'day 2 of the show', '', ''], '"the show", say exhibition'],
  [['', '', { one: 'a fair', other: 'fairs' }, '', ''], '"fair", say exhibition'],
])('%j: %s', (words, fault) => {
  expect(glossary({ my: { text: words } })).toEqual([`my.text: ${fault}`])
})

test('the words of the glossary, and to show something, are right', () => {
  expect(glossary({ my: { text: ['邀请成员', '', 'Show members the exhibitions', '', ''] } })).toEqual([])
})

test('code says member, organizer, exhibition', () => {
  const path = 'apps/api/src/team/x.ts'
  expect(codeGlossary([madeUp(path, 'const colleagueIds = 1')])).toEqual([
    `${path}: colleagueIds, say member`,
  ])
  expect(codeGlossary([madeUp(path, 'const memberIds = 1 // of a colleague')])).toEqual([])
})
