import { Failure } from '@zhzz/contract/failure.ts'
import { expect, test } from 'vitest'
import { reactionTo, reactionToRead } from '#reaction.ts'
import { Unreachable } from '#unreachable.ts'

test.each([
  [new Failure('wrongCode'), 'sentence', 'sentence'],
  [new Failure('quotaUsedUp'), 'upgrade', 'nothing'],
  [new Failure('planTooLow'), 'upgrade', 'nothing'],
  [new Failure('profileIncomplete'), 'sentence', 'nothing'],
  [new Failure('signedOut'), 'sentence', 'nothing'],
  [new Failure('nothingToDo'), 'nothing', 'nothing'],
  [new Failure('superseded'), 'nothing', 'nothing'],
  [new Unreachable('aborted'), 'nothing', 'nothing'],
  [new Unreachable('offline'), 'sentence', 'sentence'],
  [new TypeError('a fault of ours'), 'sentence', 'sentence'],
])('%s: a write shows %s, a read %s', (error, write, read) => {
  expect([reactionTo(error), reactionToRead(error)]).toEqual([write, read])
})
