import { expect, test } from 'vitest'
import { encodeQuery } from '#encodeQuery.ts'

test('empty values are skipped, zero and false are not', () => {
  expect(encodeQuery({ a: '', b: null, c: undefined, d: 0, e: false })).toBe('?d=0&e=false')
})

test('nested objects become key[sub]', () => {
  expect(encodeQuery({ filter: { city: '上海', deep: { x: 1 } } })).toBe(
    `?${encodeURIComponent('filter[city]')}=${encodeURIComponent('上海')}&${encodeURIComponent('filter[deep][x]')}=1`,
  )
})

test('nothing to say is no query', () => {
  expect(encodeQuery({ a: '' })).toBe('')
})
