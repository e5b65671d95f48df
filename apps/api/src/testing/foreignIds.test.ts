import { randomUUID as uuid } from 'node:crypto'
import { account } from '@zhzz/contract/account/calls.ts'
import { company } from '@zhzz/contract/company/calls.ts'
import type { Endpoint } from '@zhzz/contract/endpoint.ts'
import { endpoints } from '@zhzz/contract/endpoints.ts'
import type { FailureName } from '@zhzz/contract/failure.ts'
import { member } from '@zhzz/contract/member/calls.ts'
import { person } from '@zhzz/contract/person/calls.ts'
import { upload } from '@zhzz/contract/upload/calls.ts'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { ownedCalls, unknownToAll } from '#testing/foreignCalls.ts'
import { foreignSignIn } from '#testing/foreignSignIn.ts'
import { type Attempt, foreignTeam } from '#testing/foreignTeam.ts'
import { foreignWorld, slotOf } from '#testing/foreignWorld.ts'
import { agreed, testServer } from '#testing/testServer.ts'
import { addCompany, passBehavior } from '#testing/testWorld.ts'
import { photo } from '#upload/testFiles.ts'

const server = await testServer({
  limitPoints: { smsPhoneMinute: 1e6, smsNetworkHour: 1e6, wrongLoginNetworkHour: 1e6 },
})
const { call, raw, app, codes, clock } = server
const shown = await addCompany(server)
const { victim, colleague, intruders, ids, traces } = await foreignWorld(server, shown.id)

const record = () => ({
  targetType: 'company',
  targetId: shown.id,
  clientUid: uuid(),
  followType: 'phone',
  content: `别人的 ${uuid()}`,
  followTime: clock.now.toISOString(),
})

/** Fields, by their name, that everywhere mean what everyone may see. */
const publicNames = /(?:^|\.)(?:companyIds?|editionIds?|seriesIds?|hallIds?)$/
/** Further fields that name what everyone may see, or what only the sender knows: nobody's rights hang on them. */
const open = new Set(
  `call.list memberId, call.statistics memberId, company.annualReportDetail recordId, company.compare ids, company.patentDetail recordId, company.trademarkDetail recordId,
  event.batch visit, exhibition.detail id, exhibition.markTargets marks.exhibitorId, exhibition.halls ids,
  hall.detail id, hall.occupancy id, hall.gaps id, hall.pictures id, hall.slotConflicts id, news.detail id, news.open id, news.like id,
  followUp.save targetId, followUp.list targetId, member.toggleFavorite objectId, prediction.edition id, prediction.byCompany id, prediction.explain predictionId, report.save objectId, unlock.list memberId`
    .split(',')
    .map((field) => field.trim()),
)

/** The field is of what everyone may see: the id of a company's call is the company's; operators share all they see. */
function isPublic(call: string, field: string): boolean {
  if (publicNames.test(field) || call.startsWith('operate.')) return true
  return call.startsWith('company.') && field === 'id'
}

/** Fields that name what belongs to somebody, with a request that reaches for it and how it is denied. */
const owned: Record<string, Attempt> = {
  'account.phoneCodeLogin subAccountId': {
    input: async ({ phone }) => {
      clock.now = new Date()
      await call(account.sendLoginPhoneCode, { phone, behaviorToken: await passBehavior(server) })
      return { phone, code: codes.get(phone), ...agreed, subAccountId: victim.subAccountId }
    },
    denied: 'chooseAccount',
    alsoFrom: 'colleague',
  },
  'account.userNamePasswordLoginBehavior subAccountId': {
    input: ({ phone }) => ({
      userName: phone,
      password: ids.password,
      agreementVersions: agreed.agreementVersions,
      subAccountId: victim.subAccountId,
    }),
    denied: 'chooseAccount',
    alsoFrom: 'colleague',
  },
  'member.saveFilter id': {
    input: () => ({ id: ids.savedFilter, scope: 'company', name: '别人的', params: {} }),
    ...unknownToAll,
  },
  'calendar.planFile ids': {
    input: () => ({ ids: [ids.myExhibition] }),
    denied: 'nothingToDo',
    alsoFrom: 'colleague',
  },
  'schedule.saveMine memberIds': {
    input: () => ({ editionId: ids.edition, memberIds: [victim.subAccountId] }),
    denied: 'invalid',
  },
  ...Object.fromEntries(
    [
      'saveExpense mineId',
      'saveExpense id',
      'saveExpense personId',
      'removeExpense mineId',
      'removeExpense id',
    ].map((field): [string, Attempt] => [
      `schedule.${field}`,
      {
        input: () => ({ mineId: ids.myExhibition, id: ids.expense, kind: 'rent', amount: 1 }),
        ...unknownToAll,
      },
    ]),
  ),
  ...Object.fromEntries(
    Object.entries({
      'calendar.endFeed': ids.calendarFeed,
      'hall.removeSlot': ids.hallSlot,
      'hall.saveSlot': ids.hallSlot,
      'hall.slot': ids.hallSlot,
      'member.removeFilter': ids.savedFilter,
      'message.one': ids.message,
      'message.read': ids.message,
      'message.remove': ids.message,
      'schedule.mineDetail': ids.myExhibition,
      'schedule.proposeMine': ids.myExhibition,
      'schedule.removeMine': ids.myExhibition,
      'schedule.saveMine': ids.myExhibition,
    }).map(([name, id]): [string, Attempt] => [
      `${name} id`,
      { input: () => ({ ...slotOf(ids.hall), id, isProposed: true }), ...unknownToAll },
    ]),
  ),
  ...ownedCalls(ids, record),
  'company.markContact contactId': {
    input: () => ({ contactId: ids.contact, mark: 'empty' }),
    denied: 'notFound',
  },
  'followUp.save clientUid': {
    input: () => ({ ...record(), clientUid: ids.clientUid }),
    denied: 'invalid',
    alsoFrom: 'colleague',
  },
  'followUp.save contactId': { input: () => ({ ...record(), contactId: ids.contact }), denied: 'invalid' },
  'followUp.save fileIds': { input: () => ({ ...record(), fileIds: [ids.file] }), denied: 'invalid' },
  ...Object.fromEntries(
    ['id', 'contactId', 'fileIds'].map((field): [string, Attempt] => [
      `followUp.edit ${field}`,
      {
        input: () => ({
          ...record(),
          id: ids.followUp,
          version: 1,
          contactId: ids.contact,
          fileIds: [ids.file],
        }),
        denied: 'notFound',
        alsoFrom: 'colleague',
      },
    ]),
  ),
  'followUp.addNote id': {
    input: () => ({ id: ids.followUp, kind: 'comment', content: '别人的' }),
    ...unknownToAll,
  },
  'unlock.renew id': { input: () => ({ id: ids.unlock }), denied: 'notFound' },
  'followUp.remove id': { input: () => ({ id: ids.followUp }), denied: 'notFound', alsoFrom: 'colleague' },
  'followUp.detail id': { input: () => ({ id: ids.followUp }), denied: 'notFound', alsoFrom: 'colleague' },
  'followUp.team subAccountId': { input: () => ({ subAccountId: victim.subAccountId }), denied: 'notFound' },
  'followUp.settleNext id': {
    input: () => ({ id: ids.followUp, action: 'done' }),
    ...unknownToAll,
  },
  'person.exportFile taskId': {
    input: () => ({ taskId: ids.exported }),
    ...unknownToAll,
  },
  ...foreignTeam({ ids, colleague, victim }),
  ...(await foreignSignIn(server, { ...victim, session: ids.session })),
}
/** Held by a test of its own below. */
const apart = new Set(['upload.file clientUid'])

test('every id that a call takes is listed: of what everyone may see, or of somebody', () => {
  const declared = endpoints.flatMap((endpoint) =>
    idFields(endpoint)
      .filter((field) => !isPublic(endpoint.name, field))
      .map((field) => `${endpoint.name} ${field}`),
  )
  const listed = [...open, ...Object.keys(owned), ...apart]
  expect([...new Set(declared)].sort()).toEqual(listed.sort())
})

test.each(Object.entries(owned))('%s of somebody else', async (field, { input, denied, alsoFrom }) => {
  const endpoint = endpoints.find(({ name }) => name === field.split(' ')[0])
  if (endpoint === undefined) throw new Error(`no call is named like ${field}`)
  const before = await traces()
  for (const who of alsoFrom === undefined ? intruders : [...intruders, colleague]) {
    const isOut =
      endpoint.access !== 'anyone' && who.is !== 'free' && who.is !== 'paying' && who.is !== 'colleague'
    const isUnpermitted = who.is === 'colleague' && /^zky:(?!outCall:use)/.test(endpoint.access)
    const answer = await raw(endpoint, await input(who), endpoint.access === 'anyone' ? {} : who)
    const right = isOut ? 'signedOut' : isUnpermitted ? 'forbidden' : deniedTo(who.is, endpoint, denied)
    expect([who.is, answer.json().data.failure]).toEqual([who.is, right])
    for (const canary of ids.canaries) expect(answer.body).not.toContain(canary)
  }
  expect(await traces()).toEqual(before)
})

/** Whoever may not come in at all learns only that, and only when the login itself was right. */
function deniedTo(is: string, endpoint: Endpoint, denied: FailureName): FailureName {
  if (endpoint.access !== 'anyone') return denied
  return is === 'disabled' || is === 'disabledSeat' ? 'accountDisabled' : denied
}

test('an upload under somebody else’s name of it is a new file', async () => {
  for (const who of intruders.filter(({ is }) => is === 'free' || is === 'paying')) {
    const answer = await app.inject({
      method: 'POST',
      url: `${upload.file.path}?${new URLSearchParams({ scene: 'followUp', clientUid: ids.fileClientUid })}`,
      headers: { 'jwt-token': who.token },
      payload: await photo(20, 20),
    })
    expect(answer.json().code).toBe(200)
    expect(answer.json().data.id).not.toBe(ids.file)
  }
})

test('what a tenant unlocked, keeps of its own or marked is nobody else’s', async () => {
  const own = await call(company.contacts, { id: shown.id }, victim)
  expect(own.data.contacts.filter(({ isClear }) => isClear)).toHaveLength(3)
  for (const who of intruders.filter(({ is }) => is === 'free' || is === 'paying')) {
    const answer = await raw(company.contacts, { id: shown.id }, who)
    expect(answer.json().data.contacts).toHaveLength(2)
    for (const phone of [...shown.phones, ...ids.canaries]) expect(answer.body).not.toContain(phone)
    expect((await call(member.unlockPreview, { companyId: shown.id }, who)).data.alreadyUnlocked).toBe(false)
    for (const searchType of ['MY_COLLECT', 'MY_UNLOCK', 'MY_FOLLOW'] as const)
      expect((await call(company.search, { searchType }, who)).data.list).toEqual([])
    expect((await raw(person.exportTask, {}, who)).json().data).toBeNull()
  }
})

/** Paths of the fields of a call's input that take an id. */
function idFields(endpoint: Endpoint): string[] {
  return within(z.toJSONSchema(endpoint.input, { io: 'input', unrepresentable: 'any' }), '')
}

function within(schema: z.core.JSONSchema._JSONSchema, path: string): string[] {
  if (typeof schema === 'boolean') return []
  if (schema.format === 'uuid') return [path]
  const { properties = {}, items, anyOf = [], oneOf = [] } = schema
  return [
    ...Object.entries(properties).flatMap(([name, field]) =>
      within(field, path === '' ? name : `${path}.${name}`),
    ),
    ...[items ?? []].flat().flatMap((item) => within(item, path)),
    ...[...anyOf, ...oneOf].flatMap((each) => within(each, path)),
  ]
}
