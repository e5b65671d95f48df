import { account } from '@zhzz/contract/account/calls.ts'
import { exhibition } from '@zhzz/contract/exhibition/calls.ts'
import { followUp } from '@zhzz/contract/followUp/calls.ts'
import { expect, test } from 'vitest'
import { testServer, uuid } from '#testing/testServer.ts'
import { addCompany, addEdition, signIn } from '#testing/testWorld.ts'

const server = await testServer()
const { call, clock, database } = server

test('what is due is what is overdue and what is of today, the longest waiting first', async () => {
  clock.now = new Date('2026-11-22T02:00:00Z')
  const viewer = await signIn(server)
  const inHours = (hours: number) => new Date(clock.now.getTime() + hours * 3_600_000).toISOString()
  for (const [content, hours] of [
    ['明天', 30],
    ['下午', 4],
    ['早上', 1],
    ['没有下一步', null],
  ] as const) {
    const { id: targetId } = await addCompany(server)
    await call(
      followUp.save,
      {
        targetType: 'company',
        targetId,
        clientUid: uuid(),
        followType: 'phone',
        content,
        followTime: inHours(-1),
        nextFollowTime: hours === null ? null : inHours(hours),
      },
      { ...viewer, key: uuid() },
    )
  }
  clock.now = new Date('2026-11-22T04:00:00Z')
  const { data } = await call(followUp.mine, { tab: 'due', limit: 3 }, viewer)
  expect(data.list.map(({ content }) => content)).toEqual(['早上', '下午'])
  expect(data).toMatchObject({ total: 2, counters: { today: 2, overdue: 0 } })
  // What was not done by midnight is overdue.
  clock.now = new Date('2026-11-22T16:00:00Z')
  const next = await call(followUp.mine, { tab: 'overdue' }, viewer)
  expect(next.data).toMatchObject({ total: 2, counters: { today: 1, overdue: 2 } })
})

test('my targets are counted, with the edition one was marked on last', async () => {
  const viewer = await signIn(server)
  const counted = async () => (await call(account.statistics, {}, viewer)).data
  expect(await counted()).toMatchObject({ targetCount: 0, targetEditionId: null })
  const [one, two] = [
    await addEdition(server, { days: 20, entries: 1 }),
    await addEdition(server, { days: 30, entries: 1 }),
  ]
  for (const [at, edition] of [two, one].entries()) {
    const { id } = await database.db
      .selectFrom('exhibitor')
      .where('editionId', '=', edition.id)
      .select('id')
      .executeTakeFirstOrThrow()
    const marked = new Date(clock.now.getTime() - 10_000 + at * 1_000).toISOString()
    const marks = [{ exhibitorId: id, state: 'todo' as const, at: marked }]
    await call(exhibition.markTargets, { marks }, { ...viewer, key: uuid() })
  }
  expect(await counted()).toMatchObject({ targetCount: 2, targetEditionId: one.id })
})
