import { prediction } from '@zhzz/contract/prediction/calls.ts'
import { expect, test } from 'vitest'
import { addPredicted } from '#prediction/testRun.ts'
import { testServer } from '#testing/testServer.ts'
import { signIn } from '#testing/testWorld.ts'

const server = await testServer()
const { call, raw } = server
const { edition, ranked, runId } = await addPredicted(server)
const editionId = edition.id

test.each([
  ['anonymous', 0, 'count'],
  ['free', 3, 'preview'],
  ['free_authenticated', 10, 'preview'],
  ['member', 12, 'full'],
])(
  '%s sees the first %i of 12 companies, and nothing of the others leaves the server',
  async (plan, visible, level) => {
    const token =
      plan === 'anonymous' ? undefined : (await signIn(server, plan.replace('_authenticated', ''))).token
    if (plan === 'free_authenticated')
      await server.database.db.updateTable('tenant').set({ authStatus: 3 }).execute()
    const answer = await call(prediction.companies, { editionId, limit: 50 }, { token })
    expect(answer.data).toMatchObject({
      total: 12,
      cursor: null,
      access: { level, visible, hidden: 12 - visible },
    })
    expect(answer.data.list.map(({ company }) => company.id)).toEqual(
      ranked.slice(0, visible).map(({ id }) => id),
    )
    const body = (await raw(prediction.companies, { editionId, limit: 50 }, { token })).body
    for (const hidden of ranked.slice(visible)) {
      expect(body).not.toContain(hidden.id)
      expect(body).not.toContain(hidden.name)
    }
    if (plan === 'free_authenticated')
      await server.database.db.updateTable('tenant').set({ authStatus: 0 }).execute()
  },
)

test('walking on with the cursor ends where the plan ends', async () => {
  const { token } = await signIn(server, 'free')
  const first = await call(prediction.companies, { editionId, limit: 2 }, { token })
  const cursor = first.data.cursor ?? ''
  const second = await call(prediction.companies, { editionId, limit: 2, cursor }, { token })
  expect(first.data.list.length + second.data.list.length).toBe(3)
  expect(second.data.cursor).toBeNull()
})

test('who sees only the first rows may not ask for others by filter or order', async () => {
  const { token } = await signIn(server, 'free')
  const narrowed = { editionId, filters: { bands: ['low' as const] } }
  expect((await call(prediction.companies, narrowed, { token })).failure).toBe('planTooLow')
  expect((await call(prediction.companies, { editionId, sort: 'expectedArea' }, { token })).failure).toBe(
    'planTooLow',
  )
})

test('a member narrows and reorders', async () => {
  const { token } = await signIn(server, 'member')
  const of = async (asked: object) =>
    (await call(prediction.companies, { editionId, limit: 50, ...asked }, { token })).data.list.map(
      ({ rank }) => rank,
    )
  expect(await of({ filters: { bands: ['high'] } })).toEqual([1, 2, 3, 4])
  expect(await of({ filters: { newOrOld: 'old' } })).toEqual([1, 2, 3])
  expect(await of({ filters: { boothTypes: ['standard'] } })).toEqual([2, 4, 6, 8, 10, 12])
  expect(await of({ sort: 'expectedArea' })).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1])
  expect(await of({ filters: { myState: 'unlocked' } })).toEqual([])
})

test('a reason comes with the record it rests on; a record that is gone takes its reason along', async () => {
  const { token } = await signIn(server, 'member')
  const { data } = await call(prediction.companies, { editionId, limit: 1 }, { token })
  expect(data.list[0]).toMatchObject({
    band: 'high',
    isNewcomer: false,
    reasons: [
      {
        code: 'timesHere',
        value: { count: 1, of: 1, toYear: 2025 },
        evidence: [{ type: 'participation', id: ranked[0]?.participationId, boothNo: 'B01' }],
      },
    ],
  })
  await server.database.db
    .deleteFrom('exhibitor')
    .where('id', '=', ranked[2]?.participationId ?? '')
    .execute()
  const later = await call(prediction.companies, { editionId, limit: 3 }, { token })
  expect(later.data.list[2]?.reasons).toEqual([])
})

test('为什么 gives the signed contributions, and only of what the plan shows', async () => {
  const member = await signIn(server, 'member')
  const free = await signIn(server, 'free')
  const [first] = ranked
  const last = ranked.at(-1)
  const { data } = await call(prediction.explain, { predictionId: first?.predictionId ?? '' }, free)
  expect(data.factors.map(({ code, contribution }) => [code, contribution]).slice(0, 3)).toEqual([
    ['recordHere', 1.5],
    ['industry', expect.closeTo(0.3)],
    ['exhibitionLoyalty', expect.closeTo(-0.2)],
  ])
  expect(data.factors.find(({ code }) => code === 'recordHere')?.facts).toHaveLength(1)
  expect(data).toMatchObject({ base: -2, modelVersion: 'test-1', companyId: first?.id })
  const asked = { predictionId: last?.predictionId ?? '' }
  expect((await call(prediction.explain, asked, member)).failure).toBeNull()
  // It is the likeliest edition of that company, which 企业详情 shows to everyone with an account.
  expect((await call(prediction.explain, asked, free)).failure).toBeNull()
  expect((await call(prediction.explain, asked)).failure).toBe('signedOut')
})

test('会参展 / 不参展 is kept for the person, and taken back', async () => {
  const one = await signIn(server, 'member')
  const other = await signIn(server, 'member')
  const companyId = ranked[1]?.id ?? ''
  const verdictFor = async (person: { token: string }) =>
    (await call(prediction.companies, { editionId }, person)).data.list[1]?.myVerdict
  await call(prediction.feedback, { editionId, companyId, verdict: 'no', note: '已换展会' }, one)
  expect([await verdictFor(one), await verdictFor(other)]).toEqual(['no', null])
  await call(prediction.feedback, { editionId, companyId, verdict: 'yes' }, one)
  expect(await verdictFor(one)).toBe('yes')
  await call(prediction.feedback, { editionId, companyId, verdict: null }, one)
  expect(await verdictFor(one)).toBeNull()
})

test('不参展 of a colleague is marked at once, and goes to the end of the list of the team from the next run on', async () => {
  const { db } = server.database
  const one = await signIn(server, 'member')
  const colleague = await signIn(server, 'member')
  const stranger = await signIn(server, 'member')
  await db
    .updateTable('subAccount')
    .set({ tenantId: one.tenantId, isOwner: false })
    .where('id', '=', colleague.subAccountId)
    .execute()
  const [first, second] = ranked
  await call(prediction.feedback, { editionId, companyId: first?.id ?? '', verdict: 'no' }, one)
  const listOf = async (person: { token: string }) =>
    (await call(prediction.companies, { editionId, limit: 20 }, person)).data.list
  const marked = await listOf(colleague)
  expect(marked[0]).toMatchObject({ company: { id: first?.id }, teamVerdict: 'no', myVerdict: null })
  expect((await listOf(one))[0]).toMatchObject({ myVerdict: 'no', teamVerdict: null })
  expect((await listOf(stranger))[0]).toMatchObject({ myVerdict: null, teamVerdict: null })

  const run = db.updateTable('predictionRun').where('id', '=', runId)
  const { startedAt } = await db
    .selectFrom('predictionRun')
    .where('id', '=', runId)
    .select('startedAt')
    .executeTakeFirstOrThrow()
  await run.set({ startedAt: new Date(server.clock.now.getTime() + 1_000) }).execute()
  for (const person of [one, colleague]) {
    const moved = await listOf(person)
    expect([moved[0]?.company.id, moved.at(-1)?.company.id]).toEqual([second?.id, first?.id])
    // Walked through in small pages it is the same list.
    const walked: string[] = []
    for (let cursor: string | undefined, more = true; more; ) {
      const { data } = await call(
        prediction.companies,
        { editionId, limit: 5, ...(cursor && { cursor }) },
        person,
      )
      walked.push(...data.list.map(({ company }) => company.id))
      cursor = data.cursor ?? undefined
      more = cursor !== undefined
    }
    expect(walked).toEqual(moved.map(({ company }) => company.id))
  }
  expect((await listOf(stranger))[0]?.company.id).toBe(first?.id)
  await run.set({ startedAt }).execute()
})

test('who sees only the first rows does not see others by saying 不参展', async () => {
  const free = await signIn(server, 'free')
  await call(prediction.feedback, { editionId, companyId: ranked[0]?.id ?? '', verdict: 'no' }, free)
  const run = server.database.db.updateTable('predictionRun').where('id', '=', runId)
  await run.set({ startedAt: new Date(server.clock.now.getTime() + 1_000) }).execute()
  const { data } = await call(prediction.companies, { editionId }, free)
  expect(data.list.map(({ company }) => company.id)).toEqual(ranked.slice(0, 3).map(({ id }) => id))
})

test('已公布: a company on the list by now is certain', async () => {
  const { token } = await signIn(server, 'member')
  const company = ranked[5]
  await server.database.pool.query(
    `insert into exhibitor (id, edition_id, company_id, match_status, listed_name, data_source)
     values (gen_random_uuid(), $1, $2, 'matched', $3, '测试')`,
    [editionId, company?.id, company?.name],
  )
  const { data } = await call(prediction.companies, { editionId }, { token })
  // What is certain stands before what is likely.
  expect(data.list[0]).toMatchObject({ isListed: true, probability: 1, band: 'high', rank: 6 })
  const shown = data.list.map(({ probability }) => probability)
  expect(shown).toEqual(shown.toSorted((a, b) => b - a))
  const listed = await call(prediction.companies, { editionId, filters: { isListed: true } }, { token })
  expect(listed.data.list.map(({ rank }) => rank)).toEqual([6])
})

test('导出: the list as filtered and ordered, counted against the quota, without contacts', async () => {
  const member = await signIn(server, 'member')
  const asked = { editionId, filters: { newOrOld: 'new' as const }, sort: 'expectedArea' as const }
  const shown = await call(prediction.companies, { ...asked, limit: 50 }, member)
  const { data } = await call(prediction.exportList, asked, member)
  expect(data.rows.map(({ rank }) => rank)).toEqual(shown.data.list.map(({ rank }) => rank))
  expect(data.rows.map(({ name }) => name)).toEqual(shown.data.list.map(({ company }) => company.name))
  expect(data).toMatchObject({ limit: 500, remaining: 500 - data.rows.length, isCut: false })

  await server.database.db
    .updateTable('quotaUsage')
    .set({ used: 498 })
    .where('quotaCode', '=', 'export')
    .execute()
  const last = await call(prediction.exportList, { editionId }, member)
  expect(last.data).toMatchObject({ remaining: 0, isCut: true })
  expect(last.data.rows).toHaveLength(2)
  expect((await call(prediction.exportList, { editionId }, member)).failure).toBe('quotaUsedUp')
  expect((await call(prediction.exportList, { editionId }, await signIn(server))).failure).toBe('planTooLow')
})
