import { afterEach, expect, test } from 'vitest'
import { keepInAnswers } from '#api/keepInAnswers.ts'
import { queryClient } from '#api/queryClient.ts'

afterEach(() => queryClient.clear())

const star = (id: string) =>
  keepInAnswers((thing) =>
    thing['id'] === id && 'favorited' in thing ? { ...thing, favorited: true } : null,
  )

test('a thing is changed in every answer that shows it, however deep', () => {
  const card = { id: 'a', favorited: false }
  queryClient.setQueryData(['list'], { pages: [{ list: [card, { id: 'b', favorited: false }] }] })
  queryClient.setQueryData(['detail'], { card, similar: [{ card }] })
  star('a')
  const starred = { id: 'a', favorited: true }
  expect(queryClient.getQueryData(['list'])).toEqual({
    pages: [{ list: [starred, { id: 'b', favorited: false }] }],
  })
  expect(queryClient.getQueryData(['detail'])).toEqual({ card: starred, similar: [{ card: starred }] })
})

test('an answer without it stays as old as it was, and another of the same id is left alone', () => {
  const other = { list: [{ id: 'a', name: 'no favourite can be made of it' }], none: null }
  queryClient.setQueryData(['other'], other, { updatedAt: 1 })
  star('a')
  expect(queryClient.getQueryData(['other'])).toBe(other)
  expect(queryClient.getQueryState(['other'])?.dataUpdatedAt).toBe(1)
})
