import type { Request } from '@zhzz/contract/endpoint.ts'
import { hall } from '@zhzz/contract/hall/calls.ts'
import { person } from '@zhzz/contract/person/calls.ts'
import { team } from '@zhzz/contract/team/calls.ts'
import { expect, test } from 'vitest'
import { dayAfter, shanghaiDay } from '#day.ts'
import { testServer, uuid } from '#testing/testServer.ts'
import { addEdition, signIn } from '#testing/testWorld.ts'

const server = await testServer()
const { call, database, clock } = server
const { db } = database
const dayOf = (days: number) => dayAfter(shanghaiDay(clock.now), days)

async function addHall(codes: string[] = []) {
  const id = uuid()
  await db.insertInto('hall').values({ id, name: '岚湖馆', nameKey: id, dataSource: '测试' }).execute()
  for (const code of codes) await db.insertInto('pavilion').values({ id: uuid(), hallId: id, code }).execute()
  return id
}

type Said = Request<typeof hall.saveSlot>
function slotOf(hallId: string, [first, last]: [number, number], more: Partial<Said> = {}): Said {
  return {
    hallId,
    pavilions: ['H1'],
    startDate: dayOf(first),
    endDate: dayOf(last),
    purpose: 'exhibition',
    title: '春季新品展',
    status: 'inquiring',
    isShared: false,
    ...more,
  }
}

async function publish(hallId: string, phase: string, [first, last]: [number, number], pavilions?: string[]) {
  await db
    .insertInto('hallOccupancy')
    .values({
      id: uuid(),
      hallId,
      pavilions: pavilions ?? [],
      isWholeHall: pavilions === undefined,
      title: phase === 'open' ? '' : '年会',
      phase,
      startDate: dayOf(first),
      endDate: dayOf(last),
      dataSource: '测试',
      rowKey: uuid(),
    })
    .execute()
}

test('an entry is kept, changed, listed with what is over last, and taken away', async () => {
  const who = await signIn(server)
  const hallId = await addHall()
  const past = (await call(hall.saveSlot, slotOf(hallId, [-9, -7]), who)).data.id
  const held = slotOf(hallId, [20, 22], { status: 'held', heldUntil: dayOf(3), quote: 12.5, note: '要 380V' })
  const { id } = (await call(hall.saveSlot, held, who)).data
  const next = (await call(hall.saveSlot, slotOf(hallId, [9, 11]), who)).data.id
  const { data } = await call(hall.slots, {}, who)
  expect(data.list.map((row) => row.id)).toEqual([next, id, past])
  expect(data).toMatchObject({ used: 3, limit: 20 })
  expect((await call(hall.slot, { id }, who)).data).toMatchObject({
    hallName: '岚湖馆',
    status: 'held',
    heldUntil: dayOf(3),
    quote: 12.5,
    note: '要 380V',
    isMine: true,
  })
  clock.now = new Date(clock.now.getTime() + 4 * 86_400_000)
  expect((await call(hall.slot, { id }, who)).data.status).toBe('inquiring')
  clock.now = new Date(clock.now.getTime() - 4 * 86_400_000)
  const shorter = { ...held, id, endDate: dayOf(21), moveInStart: dayOf(18), status: 'booked' } as const
  await call(hall.saveSlot, shorter, who)
  expect((await call(hall.slot, { id }, who)).data).toMatchObject({ status: 'booked', heldUntil: null })
  const span = await call(hall.slots, { hallId, from: dayOf(17), to: dayOf(18) }, who)
  expect(span.data.list.map((row) => row.id)).toEqual([id])
  expect((await call(hall.slots, { hallId: await addHall() }, who)).data.list).toEqual([])
  expect((await call(hall.removeSlot, { id }, who)).data).toEqual({ removed: true })
  expect((await call(hall.removeSlot, { id }, who)).failure).toBe('notFound')
  expect((await call(hall.saveSlot, { ...held, id }, who)).failure).toBe('notFound')
})

test('days out of their order and halls that are not there are refused', async () => {
  const who = await signIn(server)
  const hallId = await addHall()
  const wrong = [
    slotOf(hallId, [5, 4]),
    slotOf(hallId, [5, 6], { moveInStart: dayOf(6) }),
    slotOf(hallId, [5, 6], { moveOutEnd: dayOf(5) }),
    slotOf(hallId, [5, 2_000]),
  ]
  for (const said of wrong) expect((await call(hall.saveSlot, said, who)).failure).toBe('invalid')
  expect((await call(hall.saveSlot, slotOf(uuid(), [5, 6]), who)).failure).toBe('notFound')
})

test('the plan’s number of entries cannot be passed, and what is there can still be changed', async () => {
  const who = await signIn(server)
  const hallId = await addHall()
  await db
    .updateTable('planQuota')
    .set({ limitValue: 2 })
    .where('planCode', '=', 'free')
    .where('quotaCode', '=', 'hall_slots')
    .execute()
  const tries = await Promise.all(
    [1, 2, 3, 4].map(async (day) => await call(hall.saveSlot, slotOf(hallId, [day, day]), who)),
  )
  expect(tries.map(({ failure }) => failure ?? 'kept').sort()).toEqual([
    'kept',
    'kept',
    'quotaUsedUp',
    'quotaUsedUp',
  ])
  const id = tries.find(({ failure }) => !failure)?.data.id ?? ''
  expect((await call(hall.saveSlot, { ...slotOf(hallId, [8, 9]), id }, who)).data).toEqual({ id })
})

test('what stands in the way is told with its reason, by the pavilion', async () => {
  const who = await signIn(server)
  const hallId = await addHall(['H1', 'H2'])
  await publish(hallId, 'open', [0, 100])
  await publish(hallId, 'move_in', [10, 11], ['H1'])
  await publish(hallId, 'held', [20, 21])
  const edition = await addEdition(server, { days: 30 })
  await db.updateTable('exhibitionEdition').set({ hallId }).where('id', '=', edition.id).execute()
  const own = (await call(hall.saveSlot, slotOf(hallId, [60, 61], { title: '答谢会' }), who)).data.id
  const ask = async (first: number, last: number, pavilions = ['H1'], id?: string) => {
    const days = { startDate: dayOf(first), endDate: dayOf(last) }
    const { data } = await call(hall.slotConflicts, { hallId, pavilions, ...days, ...(id && { id }) }, who)
    return [data.conflicts.map(({ reason, title }) => [reason, title]), data.isOffered]
  }
  expect(await ask(9, 10)).toEqual([[['pavilion', '年会']], false])
  expect(await ask(9, 10, ['H2'])).toEqual([[], true])
  expect(await ask(9, 10, [])).toEqual([[['unnamed', '年会']], false])
  expect(await ask(21, 22, ['H2'])).toEqual([[['wholeHall', '年会']], false])
  expect(await ask(30, 30, ['H2'])).toEqual([[['unnamed', edition.name]], false])
  expect(await ask(61, 62)).toEqual([[['slot', '答谢会']], true])
  expect(await ask(61, 62, ['H1'], own)).toEqual([[], true])
  expect(await ask(98, 110)).toEqual([[], false])
})

test('the team sees what a member shares, and only that; nobody else sees any', async () => {
  const [owner, guest, stranger] = [await signIn(server, 'team'), await signIn(server), await signIn(server)]
  const { data } = await call(team.inviteMember, { phone: guest.phone, role: 'member' }, owner)
  const answer = { invitationId: data.invitationId, accepted: true }
  const subAccountId = (await call(team.answerInvitation, answer, guest)).data.subAccountId ?? ''
  const { token } = (await call(person.switchSubAccount, { subAccountId }, guest)).data
  const colleague = { ...guest, token }
  const hallId = await addHall(['H1'])
  await call(hall.saveSlot, slotOf(hallId, [5, 6], { title: '不公开' }), owner)
  const shared = slotOf(hallId, [9, 10], { title: '一起看', isShared: true })
  const { id } = (await call(hall.saveSlot, shared, owner)).data
  const seen = (await call(hall.slots, { hallId }, colleague)).data
  expect(seen.list).toMatchObject([{ id, title: '一起看', isMine: false }])
  expect(seen.used).toBe(0)
  expect((await call(hall.saveSlot, { ...shared, id }, colleague)).failure).toBe('notFound')
  const { conflicts } = (
    await call(
      hall.slotConflicts,
      { hallId, pavilions: ['H1'], startDate: dayOf(9), endDate: dayOf(10) },
      colleague,
    )
  ).data
  expect(conflicts).toMatchObject([{ reason: 'slot', title: '一起看' }])
  expect((await call(hall.slots, { hallId }, stranger)).data.list).toEqual([])
  expect((await call(hall.slot, { id }, stranger)).failure).toBe('notFound')
})
