import { expect, test } from 'vitest'
import { nextStack, type Stack } from '#app/stack.ts'
import { panesOf, withLeft } from '#app/wide/panes.ts'
import type { Arrival, Place } from '#nav/history.ts'
import { leftFrom, leftOf } from '#nav/left.ts'

const fairs = '/pages/exhibition/list/list'
const fair = '/pages/exhibition/detail/detail'
const exhibitors = '/pages/exhibition/moreExh/moreExh'
const company = '/pages/enterprise/detail/detail'
const login = '/pages/login/login'

/** Each page is opened from the one before it; the first is opened cold. */
function opened(...paths: readonly string[]): Stack {
  let place: Place | null = null
  let stack: Stack | null = null
  for (const [index, path] of paths.entries()) {
    const left: Place['left'] = place && leftFrom(place)
    place = { path, query: '', key: `${path}#${index}`, index, wanted: null, left }
    stack = reach(stack, place, index === 0 ? 'start' : 'push')
  }
  if (!stack) throw new Error('no page')
  return stack
}

function reach(stack: Stack | null, place: Place, arrival: Arrival): Stack {
  return nextStack(stack, place, arrival, { isTab: place.path === '/', isTransparent: false })
}

function paths(stack: Stack) {
  const { left, right } = panesOf(stack)
  return [left?.place.path, right?.place.path]
}

test('a list stands at the left, what is opened from it and from there at the right', () => {
  expect(paths(opened('/', fairs))).toEqual([fairs, undefined])
  expect(paths(opened('/', fairs, fair))).toEqual([fairs, fair])
  expect(paths(opened('/', fairs, fair, company))).toEqual([fairs, company])
})

test('a list opened from the right stays there until something is opened from it', () => {
  expect(paths(opened('/', fairs, fair, exhibitors))).toEqual([fairs, exhibitors])
  expect(paths(opened('/', fairs, fair, exhibitors, company))).toEqual([exhibitors, company])
})

test('tabs, pages opened cold and those for signing in stand alone', () => {
  expect(paths(opened('/'))).toEqual([undefined, undefined])
  expect(paths(opened(company))).toEqual([undefined, undefined])
  expect(paths(opened('/', fairs, fair, login))).toEqual([undefined, undefined])
})

test('what replaces a page closes those above it and leaves the list', () => {
  const stack = opened('/', fairs, fair, company)
  const list = stack.pages[0]?.place
  if (!list) throw new Error('no list')
  const other: Place = {
    path: fair,
    query: '?id=2',
    key: 'other',
    index: 2,
    wanted: null,
    left: leftOf(list),
  }
  const next = reach(stack, other, 'replace')
  expect(next.pages.map(({ place }) => place.path)).toEqual([fairs, fair])
  expect(paths(next)).toEqual([fairs, fair])
})

test('after a reload the list comes back, with the query it has now', () => {
  const list = { path: fairs, query: '?keyword=a', key: 'list', index: 1 }
  const place: Place = { path: fair, query: '', key: 'fair', index: 2, wanted: null, left: list }
  const alone = reach(null, place, 'start')
  expect(paths(alone)).toEqual([undefined, undefined])
  const both = withLeft(alone)
  expect(paths(both)).toEqual([fairs, fair])
  expect(withLeft(both)).toBe(both)
  const changed = { ...place, left: { ...list, query: '?keyword=b' } }
  expect(reach(both, changed, 'replace').pages[0]?.place.query).toBe('?keyword=b')
})
