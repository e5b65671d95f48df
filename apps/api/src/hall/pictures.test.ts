import { hall } from '@zhzz/contract/hall/calls.ts'
import { search } from '@zhzz/contract/search/calls.ts'
import { expect, test } from 'vitest'
import { testServer, uuid } from '#testing/testServer.ts'

const { call, database } = await testServer()
const { db } = database

test('pictures of a hall: from outside first, as their source orders them; the first stands on its card', async () => {
  const id = uuid()
  await db
    .insertInto('hall')
    .values({ id, name: '岚湖馆', nameKey: '岚湖馆', englishName: 'Lake Hall', dataSource: '测试' })
    .execute()
  const kinds = ['plan', 'pavilion', 'exterior', 'exterior'] as const
  for (const [at, category] of kinds.entries())
    await db
      .insertInto('hallPicture')
      .values({
        id: uuid(),
        hallId: id,
        category,
        url: `https://pictures.example.com/${at}.jpg`,
        pavilion: category === 'pavilion' ? 'H1' : null,
        sort: -at,
        dataSource: '测试',
      })
      .execute()
  const { data } = await call(hall.pictures, { id })
  expect(data.name).toBe('岚湖馆')
  const order = data.list.map(({ url, pavilion }) => [url.at(-5), pavilion])
  expect(order).toEqual([
    ['3', null],
    ['2', null],
    ['1', 'H1'],
    ['0', null],
  ])
  const detail = (await call(hall.detail, { id })).data
  expect(detail).toMatchObject({ pictureCount: 4, covers: data.list.map(({ url }) => url) })
  const { list } = (await call(search.halls, {})).data
  expect(list[0]?.coverUrl).toBe(data.list[0]?.url)
  expect((await call(hall.pictures, { id: uuid() })).failure).toBe('notFound')
})
