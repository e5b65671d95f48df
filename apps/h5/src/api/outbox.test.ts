import { Failure } from '@zhzz/contract/failure.ts'
import { beforeEach, expect, test, vi } from 'vitest'
import { client } from '#api/client.ts'
import { createOutbox, type Unsent } from '#api/outbox.ts'

const kept = new Map<string, string>()
let isFull = false

beforeEach(() => {
  kept.clear()
  isFull = false
  vi.stubGlobal('document', { cookie: '' })
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    removeItem: (key: string) => kept.delete(key),
    setItem: (key: string, value: string) => {
      if (isFull) throw new DOMException('full', 'QuotaExceededError')
      kept.set(key, value)
    },
  })
  client.startSession('token-1')
})

interface Note extends Unsent {
  text: string
}

function isNote(value: unknown): value is Note {
  return typeof value === 'object' && value !== null && 'text' in value && 'author' in value
}

/** An outbox of notes; `answers` are what the server says to one after the other, then it takes all. */
function notes(answers: (Error | null)[] = [], most = 1) {
  const sent: string[][] = []
  const refused: string[] = []
  const take = (gone: readonly Note[]) =>
    outbox.change((all) => all.filter(({ text }) => !gone.some((one) => one.text === text)))
  const outbox = createOutbox<Note>({
    key: 'outbox',
    isItem: isNote,
    most,
    async transmit(batch) {
      sent.push(batch.map(({ text }) => text))
      const answer = answers.shift()
      if (answer) throw answer
      take(batch)
    },
    onRefused: (batch) => {
      refused.push(...batch.map(({ text }) => text))
      take(batch)
    },
  })
  const write = (...texts: string[]) =>
    outbox.change((all) => [...all, ...texts.map((text) => ({ text, author: 'token-1' }))])
  return { outbox, sent, refused, write, left: () => outbox.all().map(({ text }) => text) }
}

test('what was written goes in its order, as many at once as the call takes, and leaves the device', async () => {
  const { outbox, sent, write } = notes([], 2)
  write('one', 'two', 'three')
  expect(await outbox.sendNow()).toBe(3)
  expect(sent).toEqual([['one', 'two'], ['three']])
  expect(kept.has('outbox')).toBe(false)
})

test('an answer after which another try may help keeps it and all behind it', async () => {
  const { outbox, sent, left, write } = notes([null, new Failure('busy')])
  write('one', 'two', 'three')
  expect(await outbox.sendNow()).toBe(1)
  expect(left()).toEqual(['two', 'three'])
  expect(await outbox.sendNow()).toBe(2)
  expect(sent).toEqual([['one'], ['two'], ['two'], ['three']])
})

test('what the server will not have is handed back, and what stands behind it goes', async () => {
  const { outbox, refused, left, write } = notes([new Failure('invalid')])
  write('one', 'two')
  expect(await outbox.sendNow()).toBe(1)
  expect([refused, left()]).toEqual([['one'], []])
})

test('what cannot be taken out of a full device is not sent for ever', async () => {
  const { outbox, sent, write } = notes()
  write('one', 'two')
  isFull = true
  await outbox.sendNow()
  expect(sent).toEqual([['one'], ['two']])
})

test('written while a round is under way, it goes with that round', async () => {
  const { outbox, left, write } = notes()
  write('one')
  const round = outbox.sendNow()
  write('two')
  expect(outbox.sendNow()).toBe(round)
  expect(await round).toBe(2)
  expect(left()).toEqual([])
})

test('nobody sends what somebody else wrote, and nobody sends without a session', async () => {
  const { outbox, sent, left, write } = notes()
  write('one')
  client.startSession('token-2')
  expect(await outbox.sendNow()).toBe(0)
  client.endSession()
  expect(await outbox.sendNow()).toBe(0)
  expect([sent, left()]).toEqual([[], ['one']])
})

test('a device that keeps nothing says so', () => {
  isFull = true
  expect(notes().write('one')).toBe(false)
})
