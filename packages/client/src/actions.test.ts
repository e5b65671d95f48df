import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createActions } from '#actions.ts'

let keys: string[]
let outcomes: ('answered' | 'lost')[]

async function run(key: string): Promise<string> {
  keys.push(key)
  await new Promise((resolve) => setTimeout(resolve, 100))
  if (outcomes.shift() === 'lost') throw new Error('lost')
  return key
}

function actions() {
  let count = 0
  return createActions<string>(() => {
    count += 1
    return `key-${count}`
  })
}

beforeEach(() => {
  vi.useFakeTimers()
  keys = []
  outcomes = []
})

afterEach(() => vi.useRealTimers())

test('a second tap while the answer is awaited, and until 1,500 ms after it, is the first', async () => {
  const begin = actions()
  const first = begin('unlock A', run)
  expect(begin('unlock A', run)).toEqual({ answer: first.answer, joined: true })
  await vi.advanceTimersByTimeAsync(100)
  await vi.advanceTimersByTimeAsync(1499)
  expect(begin('unlock A', run).joined).toBe(true)
  await vi.advanceTimersByTimeAsync(1)
  expect(begin('unlock A', run).joined).toBe(false)
  expect(keys).toEqual(['key-1', 'key-2'])
})

test('after a lost answer the same input keeps its key, whatever was sent between', async () => {
  const begin = actions()
  outcomes = ['lost', 'answered', 'answered']
  begin('save A', run).answer.catch(() => null)
  await vi.advanceTimersByTimeAsync(100)
  begin('save B', run)
  await vi.advanceTimersByTimeAsync(100)
  begin('save A', run)
  await vi.advanceTimersByTimeAsync(100)
  expect(keys).toEqual(['key-1', 'key-2', 'key-1'])
})

test('on, off and on again within a moment are three actions', async () => {
  const begin = actions()
  for (const name of ['on', 'off', 'on']) {
    expect(begin(name, run).joined).toBe(false)
    await vi.advanceTimersByTimeAsync(100)
  }
  expect(keys).toEqual(['key-1', 'key-2', 'key-3'])
})
