import { expect, test } from 'vitest'
import { every } from '#every.ts'

/** A clock that stands until `pass` is called; how long each pause was asked for is in `asked`. */
function standingClock() {
  const asked: number[] = []
  let wake = () => {}
  return {
    asked,
    pause(milliseconds: number, signal: AbortSignal) {
      asked.push(milliseconds)
      return new Promise<void>((resolve) => {
        wake = resolve
        signal.addEventListener('abort', () => resolve())
      })
    },
    async pass() {
      wake()
      await settled()
    },
  }
}

/** Whatever waits for nothing but promises has gone on. */
function settled(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve))
}

function listen() {
  const said: string[] = []
  return { said, log: { info() {}, warn() {}, error: (text: string) => void said.push(text) } }
}

test('a round begins when the pause after the one before is over, never beside it', async () => {
  const clock = standingClock()
  const { log } = listen()
  let begun = 0
  let finish = () => {}
  const work = () => {
    begun++
    return new Promise<void>((resolve) => (finish = resolve))
  }
  const rounds = every('work', 1_000, work, { log, first: 60_000, pause: clock.pause })
  expect(clock.asked).toEqual([60_000])
  await clock.pass()
  await clock.pass()
  expect([begun, clock.asked]).toEqual([1, [60_000]])
  finish()
  await settled()
  expect([begun, clock.asked]).toEqual([1, [60_000, 1_000]])
  await clock.pass()
  expect(begun).toBe(2)
  finish()
  await rounds.stop()
})

test('what fails is done again in its turn; of failures in a row the first is said', async () => {
  const clock = standingClock()
  const { said, log } = listen()
  const outcomes = ['no disk', 'no disk', '', 'no disk']
  const rounds = every(
    'backup',
    1_000,
    async () => {
      const error = outcomes.shift()
      if (error) throw new Error(error)
    },
    { log, pause: clock.pause },
  )
  for (let round = 0; round < 4; round++) await clock.pass()
  expect([outcomes, said]).toEqual([[], ['backup: no disk', 'backup: no disk']])
  await rounds.stop()
})

test('stopped, the round under way is told and waited for, and none follows', async () => {
  const clock = standingClock()
  const { said, log } = listen()
  const steps: string[] = []
  const work = async (signal: AbortSignal) => {
    steps.push('begun')
    await new Promise((resolve) => signal.addEventListener('abort', resolve))
    steps.push('told')
    throw new Error('cut')
  }
  const rounds = every('work', 1_000, work, { log, pause: clock.pause })
  await clock.pass()
  await rounds.stop()
  await clock.pass()
  expect([steps, said]).toEqual([['begun', 'told'], []])
})
