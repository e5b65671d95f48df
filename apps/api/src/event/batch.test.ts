import { event } from '@zhzz/contract/event/calls.ts'
import { expect, test } from 'vitest'
import { testServer, uuid } from '#testing/testServer.ts'

const server = await testServer()
const click = { at: '2026-11-21T02:00:00Z', page: '/pages/enterprise/list/list', target: 'cards>row' }

test('clicks are written with page and target, and with nothing of the person', async () => {
  const visit = uuid()
  const answer = await server.call(event.batch, { visit, clicks: [click, { ...click, page: '/' }] })
  expect(answer.data).toEqual({ counting: true })
  const rows = await server.database.db
    .selectFrom('eventLog')
    .where('visit', '=', visit)
    .select(['visit', 'name', 'at', 'page', 'target'])
    .execute()
  expect(rows).toEqual([
    { visit, name: 'click', at: new Date(click.at), page: click.page, target: 'cards>row' },
    { visit, name: 'click', at: new Date(click.at), page: '/', target: 'cards>row' },
  ])
})

test.each([
  ['a number', { target: '13800000000 打电话' }],
  ['free text', { target: '上海某某有限公司' }],
  ['a query', { page: '/pages/search/search?keyword=某某' }],
  ['an address', { page: '//evil.example' + '.'.repeat(3) }],
])('%s does not fit in', async (_, wrong) => {
  const answer = await server.call(event.batch, { visit: uuid(), clicks: [{ ...click, ...wrong }] })
  expect(answer.failure).toBe('invalid')
})

test('switched off, nothing is written and the app is told', async () => {
  const off = await testServer({ countClicks: false })
  const answer = await off.call(event.batch, { visit: uuid(), clicks: [click] })
  expect(answer.data).toEqual({ counting: false })
  expect(await off.database.db.selectFrom('eventLog').selectAll().execute()).toEqual([])
})
