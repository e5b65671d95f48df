import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { followUp } from '@zhzz/contract/followUp/calls.ts'
import { member } from '@zhzz/contract/member/calls.ts'
import { schedule } from '@zhzz/contract/schedule/calls.ts'
import { webhookEventNames } from '@zhzz/contract/webhook/eventNames.ts'
import { webhookEvents } from '@zhzz/contract/webhook/events.ts'
import { loadReference } from '@zhzz/db/reference/loadReference.ts'
import { companies } from '@zhzz/import/company/companies.ts'
import { runImport } from '@zhzz/import/run.ts'
import { settlePredictions } from '@zhzz/predict/run/settlePredictions.ts'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { dayAfter, shanghaiDay } from '#day.ts'
import { remind } from '#followUp/remind.ts'
import { addPredicted } from '#prediction/testRun.ts'
import { joinTeam } from '#testing/joinTeam.ts'
import { uuid } from '#testing/testServer.ts'
import { addEdition, signIn } from '#testing/testWorld.ts'
import { testWebhooks } from '#webhook/testWebhooks.ts'

const world = await testWebhooks()
const { call, clock, database, receiver, round, listen, write, later, shown } = world
const { db, pool } = database
const folder = mkdtempSync(join(tmpdir(), 'zhzz-webhooks-'))
afterAll(() => rmSync(folder, { recursive: true }))
const change = (id: string, facts: object) =>
  db.updateTable('exhibitionEdition').set(facts).where('id', '=', id).execute()
const follow = (who: { token: string }, id: string) =>
  call(schedule.addMine, { editionIds: [id] }, { ...who, key: uuid() })
/** What came since it was asked last. */
const told = async () => {
  await round()
  return receiver.received.splice(0)
}
const types = async () => (await told()).map(({ type }) => type)

test.each(webhookEventNames)('the example of %s is what its schema says', (name) => {
  const { data, example } = webhookEvents[name]
  expect(data.strict().parse(example)).toEqual(example)
})

test('a follow-up is told as its writer reads it, and its reminder when it is due', async () => {
  const who = await signIn(world, 'member')
  await listen(who)
  const at = new Date(clock.now.getTime() + 3_600_000).toISOString()
  const id = await write(who, { nextFollowTime: at, remindMinutes: 15 })
  const [written] = await told()
  expect(written).toMatchObject({
    type: 'followUp.written',
    data: { id, targetId: shown.id, targetName: shown.name, isMine: true, nextFollowTime: at },
  })
  expect(Object.keys(written?.data ?? {}).sort()).toEqual(
    Object.keys(webhookEvents['followUp.written'].data.shape).sort(),
  )
  later(2_700)
  await remind(db, clock.now)
  expect(await told()).toMatchObject([
    { type: 'reminder.due', data: { followUpId: id, targetName: shown.name, remindMinutes: 15 } },
  ])
})

test('nobody is told what they may not read: other tenants, colleagues, what was removed, what the plan has not', async () => {
  const owner = await signIn(world, 'team')
  const reader = await joinTeam(world, owner, 'member')
  const stranger = await signIn(world, 'member')
  for (const who of [owner, reader, stranger]) await listen(who, ['followUp.written', 'unlock.made'])
  const id = await write(reader)
  // The owner may read what the team writes, and the stranger hears nothing.
  const written = (await told()).map(({ data }) => [data['id'], data['isMine']])
  expect(written).toHaveLength(2)
  expect(written).toEqual(
    expect.arrayContaining([
      [id, false],
      [id, true],
    ]),
  )
  await write(owner)
  expect((await told()).map(({ data }) => data['isMine'])).toEqual([true])
  const removed = await write(owner)
  await call(followUp.remove, { id: removed }, { ...owner, key: uuid() })
  expect(await told()).toEqual([])
  await db.updateTable('tenant').set({ planCode: 'free' }).where('id', '=', owner.tenantId).execute()
  await write(owner)
  expect(await told()).toEqual([])
  const kept = await db.selectFrom('webhookDelivery').select('state').execute()
  expect(kept.map(({ state }) => state)).toEqual(['delivered', 'delivered', 'delivered'])
})

test('an unlock is told to who has the company now, without a number', async () => {
  const who = await signIn(world, 'member')
  await listen(who, ['unlock.made'])
  await call(member.unlock, { companyId: shown.id }, { ...who, key: uuid() })
  const [unlocked] = await told()
  expect(unlocked).toMatchObject({
    type: 'unlock.made',
    data: { companyId: shown.id, companyName: shown.name },
  })
  expect(JSON.stringify(unlocked)).not.toMatch(/\b1\d{10}\b/)
})

test('a list that is published, a postponement and a settled forecast are told to who follows the edition', async () => {
  const [who, other] = [await signIn(world, 'member'), await signIn(world, 'member')]
  for (const one of [who, other]) await listen(one)
  const { edition, ranked } = await addPredicted(world, { days: 45, companies: 25 })
  await follow(who, edition.id)
  for (const { id, name } of ranked.slice(0, 13))
    await sql`insert into exhibitor (id, edition_id, company_id, match_status, listed_name, data_source)
      values (${uuid()}, ${edition.id}, ${id}, 'matched', ${name}, '测试')`.execute(db)
  await change(edition.id, { exhibitorListStatus: 'published', listedExhibitorCount: 13 })
  await change(edition.id, { introduction: '另一段话' })
  expect(await told()).toMatchObject([
    { type: 'exhibitorList.published', data: { editionId: edition.id, exhibitorCount: 13 } },
  ])
  expect(await settlePredictions(database.url, shanghaiDay(clock.now))).toBe(1)
  expect(await told()).toMatchObject([
    { type: 'forecast.settled', data: { precisionAt20: expect.closeTo(0.65, 4), actual: 13 } },
  ])
  const { id } = await addEdition(world, { days: 60 })
  await follow(who, id)
  const day = dayAfter(shanghaiDay(clock.now), 60)
  await change(id, { setStatus: 'postponed', originalStartDate: day, originalEndDate: day })
  await change(id, { setStatus: 'postponed' })
  expect(await told()).toMatchObject([
    { type: 'edition.postponed', data: { editionId: id, originalStartDate: day } },
  ])
})

test('an import that is done is told; one that is only tried, or fails, is not', async () => {
  await loadReference(pool)
  const who = await signIn(world, 'member')
  await listen(who, ['import.done'])
  const file = (name: string, lines: string[]) => {
    writeFileSync(join(folder, name), lines.join('\n'))
    return join(folder, name)
  }
  const good = file('good.csv', ['企业名称,注册号', '上海砚舟智能装备有限公司,310000000000001'])
  await runImport(pool, companies, good)
  expect(await told()).toMatchObject([{ type: 'import.done', data: { dataset: 'companies', asOf: null } }])
  await expect(runImport(pool, companies, file('bad.csv', ['没有,这样的列', '1,2']))).rejects.toThrow()
  expect(await told()).toEqual([])
})

test('what is rolled back was never told', async () => {
  const who = await signIn(world, 'member')
  await listen(who, ['followUp.written'])
  await expect(
    db.transaction().execute(async (trx) => {
      await sql`insert into follow_up (id, tenant_id, sub_account_id, target_type, target_id, follow_type, content, follow_time, client_uid)
        values (${uuid()}, ${who.tenantId}, ${who.subAccountId}, 'company', ${shown.id}, 'phone', 'x', now(), ${uuid()})`.execute(
        trx,
      )
      throw new Error('no')
    }),
  ).rejects.toThrow('no')
  expect(await types()).toEqual([])
})
