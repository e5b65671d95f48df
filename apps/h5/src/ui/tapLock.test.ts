import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createTapLock } from '#ui/tapLock.ts'

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
})

test('the first tap counts, others only a second after it', () => {
  const mayPass = createTapLock(() => {})
  expect(mayPass()).toBe(true)
  vi.advanceTimersByTime(999)
  expect(mayPass()).toBe(false)
  vi.advanceTimersByTime(1)
  expect(mayPass()).toBe(true)
})

test('a tap after something was entered counts at once', () => {
  let enter = () => {}
  const mayPass = createTapLock((react) => {
    enter = react
  })
  expect(mayPass()).toBe(true)
  enter()
  expect(mayPass()).toBe(true)
  expect(mayPass()).toBe(false)
})
