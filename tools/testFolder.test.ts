import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { setup } from './testFolder.ts'

test('what a run leaves goes with it, what a killed one left goes with the next', () => {
  const outer = tmpdir()
  const ofKilled = join(outer, `zhzz-tests-${2 ** 30}`)
  mkdirSync(ofKilled)
  const remove = setup()
  const inner = tmpdir()
  writeFileSync(join(inner, 'left'), '')
  expect(existsSync(ofKilled)).toBe(false)
  remove()
  expect(existsSync(inner)).toBe(false)
  expect(tmpdir()).toBe(outer)
})
