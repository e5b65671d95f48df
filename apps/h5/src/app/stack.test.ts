import { expect, test } from 'vitest'
import { drawnEntries, nextStack, type Stack } from '#app/stack.ts'
import type { Arrival, Place } from '#nav/history.ts'

const tabs = ['/', '/pages/my/my']

function place(path: string, index: number, key = `${path}#${index}`): Place {
  return { path, query: '', key, index, wanted: null, left: null }
}

/** Walks through places; each step is a place and how it was reached. */
function walk(...steps: readonly (readonly [Place, Arrival])[]): Stack {
  const end = steps.reduce<Stack | null>(
    (stack, [at, arrival]) =>
      nextStack(stack, at, arrival, { isTab: tabs.includes(at.path), isTransparent: at.path === '/update' }),
    null,
  )
  if (!end) throw new Error('no steps')
  return end
}

const home = place('/', 0)
const list = place('/list', 1)
const detail = place('/detail', 2)

test('a list stays alive behind its detail and is the same page after going back', () => {
  const there = walk([home, 'start'], [list, 'push'], [detail, 'push'])
  expect(drawnEntries(there).map((entry) => entry.place.path)).toEqual(['/', '/list', '/detail'])
  const back = nextStack(there, list, 'pop', { isTab: false, isTransparent: false })
  expect(back.top.id).toBe(there.pages[0]?.id)
  expect(back.motion).toBe('pop')
  expect(back.leaving?.place.path).toBe('/detail')
})

test('a changed query of the page on top is the same page', () => {
  const stack = walk([home, 'start'], [list, 'push'])
  const changed = nextStack(stack, { ...list, query: '?keyword=a' }, 'replace', {
    isTab: false,
    isTransparent: false,
  })
  expect(changed.top.id).toBe(stack.top.id)
  expect(changed.top.place.query).toBe('?keyword=a')
  expect(changed.motion).toBe('none')
})

test('redirectTo gives a new page in the place of the old', () => {
  const stack = walk([home, 'start'], [list, 'push'], [place('/list', 1, 'other'), 'replace'])
  expect(stack.pages).toHaveLength(1)
  expect(stack.top.id).toBe('other')
})

test('a tab closes the pages above the tabs and keeps every visited tab in its place', () => {
  const my = place('/pages/my/my', 0)
  const stack = walk([home, 'start'], [my, 'relaunch'], [list, 'push'], [home, 'relaunch'])
  expect(stack.tabs.map((tab) => tab.id)).toEqual(['/', '/pages/my/my'])
  expect(stack.pages).toEqual([])
  expect(stack.motion).toBe('pop')
})

test('going back several pages closes those above', () => {
  const deep = place('/deep', 3)
  const stack = walk([home, 'start'], [list, 'push'], [detail, 'push'], [deep, 'push'], [list, 'pop'])
  expect(stack.pages.map((page) => page.place.path)).toEqual(['/list'])
})

test('the eleventh page gives up the first, which is built again on the way back', () => {
  const steps = Array.from({ length: 11 }, (_, n) => [place(`/p${n}`, n + 1), 'push'] as const)
  const full = walk([home, 'start'], ...steps)
  expect(full.pages).toHaveLength(10)
  expect(full.pages[0]?.place.path).toBe('/p1')
  const first = nextStack(walk([place('/p1', 2), 'start']), place('/p0', 1), 'pop', {
    isTab: false,
    isTransparent: false,
  })
  expect(first.pages.map((page) => page.place.path)).toEqual(['/p0'])
  expect(first.motion).toBe('pop')
})

test('reLaunch to a page leaves nothing below it', () => {
  const stack = walk([home, 'start'], [list, 'push'], [place('/login', 0), 'relaunch'])
  expect(stack.tabs).toEqual([])
  expect(stack.pages.map((page) => page.place.path)).toEqual(['/login'])
})

test('what is transparent leaves the page below in sight, and lets it be as it was', () => {
  const over = walk([home, 'start'], [list, 'push'], [place('/update', 2), 'push'])
  expect(over.under?.id).toBe(over.pages[0]?.id)
  expect(over.leaving).toBeNull()
  const back = nextStack(over, list, 'pop', { isTab: false, isTransparent: false })
  expect(back.under).toBeNull()
  expect(back.leaving?.place.path).toBe('/update')
})

test('over a tab, the tab stays in sight', () => {
  const over = walk([home, 'start'], [place('/update', 1), 'push'])
  expect(over.under?.tab).toBe(true)
  const back = nextStack(over, home, 'pop', { isTab: true, isTransparent: false })
  expect(back.top.tab).toBe(true)
  expect(back.under).toBeNull()
})
