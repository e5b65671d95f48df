import { expect, test } from 'vitest'
import { currentPage } from '#nav/page.ts'
import { setTabBarItem } from '#nav/tabBarCalls.ts'
import { badgeText } from '#nav/tabs.ts'

test('before there is a page, what needs one fails with page not found', () => {
  expect(() => currentPage()).toThrow(/^page not found$/)
  expect(() => setTabBarItem(0, {})).toThrow(/^page not found$/)
})

test.each([
  ['0', '0'],
  ['99', '99'],
  ['999', '999'],
  ['1000', '99+'],
  ['新a', '新a'],
  ['新新', '99+'],
])('the badge %s is shown as %s', (badge, shown) => {
  expect(badgeText(badge)).toBe(shown)
})
