import { account } from '@zhzz/contract/account/calls.ts'
import { calendar } from '@zhzz/contract/calendar/calls.ts'
import { call as outCall } from '@zhzz/contract/call/calls.ts'
import type { Request } from '@zhzz/contract/endpoint.ts'
import { followUp } from '@zhzz/contract/followUp/calls.ts'
import { hall } from '@zhzz/contract/hall/calls.ts'
import { member } from '@zhzz/contract/member/calls.ts'
import { person } from '@zhzz/contract/person/calls.ts'
import { schedule } from '@zhzz/contract/schedule/calls.ts'
import { team } from '@zhzz/contract/team/calls.ts'
import { upload } from '@zhzz/contract/upload/calls.ts'
import { v7 } from 'uuid'
import { hashPassword } from '#account/password/passwordHash.ts'
import { callerAt, openSession } from '#http/session.ts'
import { makeExports } from '#person/makeExports.ts'
import { addEndpoint } from '#testing/addEndpoint.ts'
import { addKey } from '#testing/addKey.ts'
import { type TestServer, uuid } from '#testing/testServer.ts'
import { addEdition, signIn } from '#testing/testWorld.ts'
import { photo } from '#upload/testFiles.ts'

/**
 * Somebody who owns one of everything, a colleague without the right to read the team's records, and the people who
 * reach for it: of another tenant (free, paying), shut out (account, seat), and with a token of nobody.
 */
export async function foreignWorld(server: TestServer, companyId: string) {
  const { call, app, database, sealing, clock } = server
  const { db } = database
  const victim = await signIn(server, 'team')
  const joining = async () => {
    const guest = await signIn(server)
    const { data } = await call(team.inviteMember, { phone: guest.phone, role: 'member' }, victim)
    const answer = { invitationId: data.invitationId, accepted: true }
    const subAccountId = (await call(team.answerInvitation, answer, guest)).data.subAccountId ?? ''
    const { token } = (await call(person.switchSubAccount, { subAccountId }, guest)).data
    return { ...guest, token, subAccountId }
  }
  const colleague = { ...(await joining()), is: 'colleague' }
  const seat = { ...(await joining()), is: 'disabledSeat' }
  await call(team.disableMember, { subAccountId: seat.subAccountId }, victim)
  await db
    .deleteFrom('subAccount')
    .where('accountId', '=', seat.accountId)
    .where('isOwner', '=', true)
    .execute()
  const disabled = { ...(await signIn(server)), is: 'disabled' }
  await db.updateTable('account').set({ status: 'disabled' }).where('id', '=', disabled.accountId).execute()
  const free = { ...(await signIn(server)), is: 'free' }
  const paying = { ...(await signIn(server, 'team')), is: 'paying' }
  const forged = { ...free, token: 'x'.repeat(43), is: 'forged' }
  const anonymous = { ...free, token: undefined, is: 'anonymous' }

  const password = '别人的门前有一棵树'
  const passwordHash = await hashPassword(password)
  await db.updateTable('account').set({ passwordHash }).execute()

  const caller = callerAt('203.0.113.9', sealing, { userAgent: 'canary', platform: '', device: '' })
  const { accountId, subAccountId } = victim
  await openSession(db, { accountId, subAccountId }, caller, clock.now)
  const sessions = (await call(account.sessionList, {}, victim)).data
  const fileClientUid = uuid()
  const sent = await app.inject({
    method: 'POST',
    url: `${upload.file.path}?${new URLSearchParams({ scene: 'followUp', clientUid: fileClientUid })}`,
    headers: { 'jwt-token': victim.token },
    payload: await photo(30, 30),
  })
  const unlocked = await call(member.unlock, { companyId }, victim)
  await call(member.toggleFavorite, { objectType: 'company', objectId: companyId, favorited: true }, victim)
  const ownPhone = '12077770001'
  const contact = v7()
  await db
    .insertInto('contact')
    .values({
      id: contact,
      companyId,
      tenantId: victim.tenantId,
      type: 'mobile',
      contentEnc: sealing.encrypt(ownPhone),
      contentHash: sealing.blindIndex(ownPhone),
      contentMask: '120****0001',
      dataSource: '测试',
    })
    .execute()
  const allDay = { fromHour: 0, toHour: 24, perNumber: 20, perPerson: null }
  await call(outCall.saveRules, allDay, victim)
  const callClientUid = uuid()
  const dialled = await call(outCall.dial, { contactId: contact, clientUid: callClientUid }, victim)
  const list = await call(outCall.makeList, { name: 'canary-list', companyIds: [companyId] }, victim)
  const { items } = (await call(outCall.items, { id: list.data.id }, victim)).data
  const clientUid = uuid()
  const saved = await call(
    followUp.save,
    {
      targetType: 'company',
      targetId: companyId,
      clientUid,
      followType: 'phone',
      content: 'canary-words 只有自己知道',
      contactId: contact,
      fileIds: [sent.json().data.id],
      followTime: clock.now.toISOString(),
      nextFollowTime: new Date(clock.now.getTime() + 86_400_000).toISOString(),
    },
    victim,
  )
  const { taskId } = (await call(person.exportData, {}, victim)).data
  await makeExports({ db, sealing, now: clock.now })
  const invited = await call(team.inviteMember, { phone: '12077770002', role: 'member' }, victim)

  const filter = await call(
    member.saveFilter,
    { scope: 'company', name: 'canary-filter', params: { keyword: 'canary' } },
    victim,
  )

  const edition = await addEdition(server, {})
  const own = await call(schedule.saveMine, { editionId: edition.id, note: 'canary-note' }, victim)
  const spent = await call(
    schedule.saveExpense,
    { mineId: own.data.id, kind: 'rent', amount: 1_000, note: 'canary-expense' },
    victim,
  )
  const hallId = uuid()
  await db
    .insertInto('hall')
    .values({ id: hallId, name: '岚湖馆', nameKey: '岚湖馆', dataSource: '测试' })
    .execute()
  const slot = await call(hall.saveSlot, { ...slotOf(hallId), note: 'canary-slot' }, victim)
  const feed = await call(calendar.makeFeed, { parts: ['show'] }, victim)

  const said = await db
    .insertInto('message')
    .values({
      subAccountId,
      category: 'exhibition',
      kind: 'editionRehoused',
      facts: JSON.stringify({ name: 'canary-message', hall: '岚湖会展中心' }),
      source: 'test',
    })
    .returning('id')
    .executeTakeFirstOrThrow()

  const handOver = uuid()
  await db
    .insertInto('handOver')
    .values({
      id: handOver,
      tenantId: victim.tenantId,
      fromId: seat.subAccountId,
      reason: 'disabled',
      rule: 'one',
      createdAt: clock.now,
      undoUntil: new Date(clock.now.getTime() + 86_400_000),
    })
    .execute()

  const [pooled, pooledCompany] = [uuid(), uuid()]
  await db
    .insertInto('company')
    .values({ id: pooledCompany, name: '公海测试有限公司', nameKey: '公海测试有限公司', dataSource: '测试' })
    .execute()
  await db
    .insertInto('customer')
    .values({ id: pooled, tenantId: victim.tenantId, companyId: pooledCompany })
    .execute()

  const ids = {
    handOver,
    pooled,
    password,
    message: said.id,
    unlock: unlocked.data.unlockId,
    savedFilter: filter.data.id,
    edition: edition.id,
    myExhibition: own.data.id,
    expense: spent.data.expenses[0]?.id ?? '',
    hall: hallId,
    hallSlot: slot.data.id,
    accessKey: (await addKey(server, victim)).id,
    ...(await addEndpoint(server, victim)),
    calendarFeed: feed.data.id,
    call: dialled.data.id,
    callClientUid,
    callList: list.data.id,
    callItem: items[0]?.id ?? '',
    session: sessions.find(({ isCurrent }) => !isCurrent)?.sessionId ?? '',
    file: String(sent.json().data.id),
    fileClientUid,
    contact,
    clientUid,
    followUp: saved.data.id,
    exported: taskId,
    invitation: invited.data.invitationId,
    canaries: ['canary', ownPhone, victim.phone],
  }

  /** All that belongs to the victim's tenant, as it is now. */
  async function traces() {
    const { tenantId } = victim
    return [
      await db.selectFrom('customer').where('tenantId', '=', tenantId).selectAll().orderBy('id').execute(),
      await db.selectFrom('followUp').where('tenantId', '=', tenantId).selectAll().orderBy('id').execute(),
      await db.selectFrom('subAccount').where('tenantId', '=', tenantId).selectAll().orderBy('id').execute(),
      await db.selectFrom('invitation').where('tenantId', '=', tenantId).selectAll().orderBy('id').execute(),
      await db.selectFrom('uploadFile').where('tenantId', '=', tenantId).selectAll().orderBy('id').execute(),
      await db
        .selectFrom('loginSession')
        .where('accountId', '=', accountId)
        .selectAll()
        .orderBy('id')
        .execute(),
      await db.selectFrom('savedFilter').where('subAccountId', '=', subAccountId).selectAll().execute(),
      await db.selectFrom('message').where('subAccountId', '=', subAccountId).selectAll().execute(),
      await db.selectFrom('myExhibition').where('subAccountId', '=', subAccountId).selectAll().execute(),
      await db.selectFrom('exhibitionExpense').where('subAccountId', '=', subAccountId).selectAll().execute(),
      await db.selectFrom('callRecord').where('subAccountId', '=', subAccountId).selectAll().execute(),
      await db.selectFrom('callList').where('subAccountId', '=', subAccountId).selectAll().execute(),
      await db
        .selectFrom('callListItem')
        .where('id', '=', items[0]?.id ?? '')
        .selectAll()
        .execute(),
      await db.selectFrom('hallSlot').where('subAccountId', '=', subAccountId).selectAll().execute(),
      await db.selectFrom('accessKey').where('subAccountId', '=', subAccountId).selectAll().execute(),
      await db.selectFrom('webhookEndpoint').where('subAccountId', '=', subAccountId).selectAll().execute(),
      await db.selectFrom('calendarFeed').where('subAccountId', '=', subAccountId).selectAll().execute(),
      await db.selectFrom('personalExport').where('subAccountId', '=', subAccountId).selectAll().execute(),
    ]
  }
  return { victim, colleague, intruders: [anonymous, forged, disabled, seat, free, paying], ids, traces }
}

/** A good entry of 我的档期. */
export function slotOf(hallId: string): Request<typeof hall.saveSlot> {
  return {
    hallId,
    pavilions: [],
    startDate: '2027-03-10',
    endDate: '2027-03-12',
    purpose: 'exhibition',
    title: '春季展',
    status: 'intent',
    isShared: false,
  }
}
