import { followUp } from '@zhzz/contract/followUp/calls.ts'
import { person } from '@zhzz/contract/person/calls.ts'
import { schedule } from '@zhzz/contract/schedule/calls.ts'
import { team } from '@zhzz/contract/team/calls.ts'
import { strFromU8, unzipSync } from 'fflate'
import { v7 } from 'uuid'
import { expect, test } from 'vitest'
import { dayAfter, shanghaiDay } from '#day.ts'
import { testServer } from '#testing/testServer.ts'
import { addCompany, addEdition, signIn } from '#testing/testWorld.ts'

const server = await testServer()
const { call, clock, database } = server
const { db } = database
const today = shanghaiDay(clock.now)
type Person = { token: string; phone: string; subAccountId: string }
type Said = {
  days: number
  stage?: 'contacted' | 'quoted' | 'won'
  amount?: number
  editionId?: string | null
  onsite?: boolean
}

/** A record about a company, `days` from today; it may lie before its person signed in. */
async function say(who: Person, companyId: string, { days, stage, amount, editionId, onsite }: Said) {
  const { failure, data } = await call(
    followUp.save,
    {
      targetType: 'company',
      targetId: companyId,
      clientUid: v7(),
      followType: onsite ? 'onsite' : 'phone',
      content: `说了 ${days} ${amount ?? ''} ${v7()}`,
      stage,
      dealAmount: amount,
      editionId,
      followTime: `${dayAfter(today, days)}T02:00:00.000Z`,
    },
    who,
  )
  expect(failure).toBeNull()
  return data
}

const yearOf = (days: number) => Number(dayAfter(today, days).slice(0, 4))
const reviewOf = async (who: Person, editionId: string, windowDays?: 90 | 180) =>
  (await call(schedule.review, { editionId, ...(windowDays && { windowDays }) }, who)).data

async function joined(boss: Person) {
  const guest = await signIn(server)
  const { data } = await call(team.inviteMember, { phone: guest.phone, role: 'member' }, boss)
  const answer = { invitationId: data.invitationId, accepted: true }
  const subAccountId = (await call(team.answerInvitation, answer, guest)).data.subAccountId ?? ''
  const { token } = (await call(person.switchSubAccount, { subAccountId }, guest)).data
  return { ...guest, token, subAccountId }
}

test('a known path gives exact numbers: contacted, met, quoted, ordered, by the first contact and by the last', async () => {
  const who = await signIn(server, 'team')
  const spring = await addEdition(server, { days: -100 })
  const autumn = await addEdition(server, { days: -40 })
  const [a, b, c] = [await addCompany(server), await addCompany(server), await addCompany(server)]
  await say(who, a.id, { days: -100, editionId: spring.id, onsite: true })
  await say(who, b.id, { days: -99, editionId: spring.id })
  await say(who, a.id, { days: -40, editionId: autumn.id, onsite: true })
  await say(who, a.id, { days: -30, stage: 'quoted', amount: 120_000.1 })
  await say(who, a.id, { days: -20, stage: 'won', amount: 100_000.2 })
  await say(who, b.id, { days: -10, stage: 'quoted', amount: 5_000 })
  await say(who, c.id, { days: -5, stage: 'won', amount: 700 })
  const mineId = (await call(schedule.saveMine, { editionId: spring.id }, who)).data.id
  for (const [kind, amount] of [
    ['rent', 8_000],
    ['travel', 1_200.55],
  ] as const)
    await call(schedule.saveExpense, { mineId, kind, amount, note: '春季' }, who)

  const first = await reviewOf(who, spring.id)
  expect(first.figures).toEqual({
    targets: 0,
    contacted: 2,
    met: 1,
    cost: 9_200.55,
    first: { quoted: 2, quotedAmount: 125_000.1, won: 1, wonAmount: 100_000.2 },
    last: { quoted: 1, quotedAmount: 5_000, won: 0, wonAmount: 0 },
  })
  expect((await reviewOf(who, autumn.id)).figures).toEqual({
    targets: 0,
    contacted: 1,
    met: 1,
    cost: null,
    first: { quoted: 0, quotedAmount: 0, won: 0, wonAmount: 0 },
    last: { quoted: 1, quotedAmount: 120_000.1, won: 1, wonAmount: 100_000.2 },
  })
  // b was offered 89 days after the contact, a ordered 80 days after the first one.
  expect((await reviewOf(who, spring.id, 90)).figures.first).toMatchObject({ quoted: 2, won: 1 })
  expect(await reviewOf(who, spring.id)).toEqual(first)
  expect(first.people).toMatchObject([{ id: who.subAccountId, figures: { contacted: 2, cost: 9_200.55 } }])

  const years = [...new Set([yearOf(-100), yearOf(-40), yearOf(-5)])]
  const all = await Promise.all(
    years.map(async (year) => (await call(schedule.yearReview, { year }, who)).data),
  )
  for (const by of ['first', 'last'] as const) {
    const sum = all.reduce((so, { total }) => so + total[by].wonAmount, 0)
    expect(sum).toBeCloseTo(100_700.2, 2)
    for (const { items, unattributed, total } of all)
      expect(
        items.reduce((so, { figures }) => so + figures[by].wonAmount, unattributed[by].wonAmount),
      ).toBeCloseTo(total[by].wonAmount, 2)
  }
})

test('a leader reviews the team with its single expenses; a member what is their own, and a mere sum stays its owner’s', async () => {
  const boss = await signIn(server, 'team')
  const guest = await joined(boss)
  const edition = await addEdition(server, { days: -50 })
  const company = await addCompany(server)
  await say(guest, company.id, { days: -50, editionId: edition.id, stage: 'won', amount: 900 })
  const { data } = await call(schedule.saveMine, { editionId: edition.id, actualCost: 70 }, guest)
  expect((await reviewOf(guest, edition.id)).figures.cost).toBe(70)
  expect((await reviewOf(boss, edition.id)).figures).toMatchObject({ contacted: 1, cost: null })
  const bossOnes = { mineId: data.id, kind: 'other' as const, amount: 30, personId: boss.subAccountId }
  await call(schedule.saveExpense, { mineId: data.id, kind: 'travel', amount: 50 }, guest)
  await call(schedule.saveExpense, bossOnes, guest)
  const led = await reviewOf(boss, edition.id)
  expect(led).toMatchObject({ isTeam: true, figures: { cost: 80, last: { won: 1, wonAmount: 900 } } })
  expect(led.people.map(({ id, figures }) => [id, figures.cost, figures.last.won])).toEqual([
    [guest.subAccountId, 50, 1],
    [boss.subAccountId, 30, 0],
  ])
  expect(await reviewOf(guest, edition.id)).toMatchObject({ isTeam: false, figures: { cost: 80 } })
  const stranger = await signIn(server)
  expect((await reviewOf(stranger, edition.id)).figures).toMatchObject({ contacted: 0, cost: null })
  expect((await call(schedule.saveExpense, bossOnes, boss)).failure).toBe('notFound')
  const wrong = { mineId: data.id, kind: 'rent' as const, amount: 1, personId: stranger.subAccountId }
  expect((await call(schedule.saveExpense, wrong, guest)).failure).toBe('invalid')
  // Who keeps records from the team keeps the money too.
  await db
    .insertInto('personalSetting')
    .values({ subAccountId: guest.subAccountId, shareFollowToTeam: false })
    .onConflict((conflict) => conflict.column('subAccountId').doUpdateSet({ shareFollowToTeam: false }))
    .execute()
  expect((await reviewOf(boss, edition.id)).figures).toMatchObject({ contacted: 0, cost: null })
})

test('expenses are changed and removed; their sum stands for what it cost, and the sum said before comes back', async () => {
  const who = await signIn(server)
  const edition = await addEdition(server, { days: -9 })
  const { data } = await call(schedule.saveMine, { editionId: edition.id, actualCost: 500 }, who)
  const save = async (said: object) =>
    (await call(schedule.saveExpense, { mineId: data.id, kind: 'booth', amount: 20.5, ...said }, who)).data
  const [one] = (await save({})).expenses
  await save({ id: one?.id, kind: 'rent', amount: 25 })
  const detail = async () => (await call(schedule.mineDetail, { id: data.id }, who)).data
  expect(await detail()).toMatchObject({
    mine: { actualCost: 25, hasExpenses: true },
    expenses: [{ kind: 'rent', amount: 25, note: null, person: { id: who.subAccountId } }],
  })
  await call(schedule.removeExpense, { mineId: data.id, id: one?.id ?? '' }, who)
  expect(await detail()).toMatchObject({ mine: { actualCost: 500, hasExpenses: false }, expenses: [] })
  expect((await call(schedule.removeExpense, { mineId: data.id, id: one?.id ?? '' }, who)).failure).toBe(
    'notFound',
  )
  expect((await call(schedule.saveExpense, { mineId: data.id, kind: 'rent', amount: -1 }, who)).failure).toBe(
    'invalid',
  )
  expect(
    (await call(schedule.saveExpense, { mineId: data.id, kind: 'rent', amount: 0.001 }, who)).failure,
  ).toBe('invalid')
})

test('whether to go again is said with reasons, and not at all where too little is known', async () => {
  const who = await signIn(server, 'team')
  const edition = await addEdition(server, { days: -60 })
  expect((await reviewOf(who, edition.id)).advice).toMatchObject({
    kind: 'thin',
    why: 'fewContacts',
    need: 5,
  })
  const { data } = await call(schedule.saveMine, { editionId: edition.id }, who)
  for (let at = 0; at < 5; at++) {
    const company = await addCompany(server)
    const won = at === 0 ? ({ stage: 'won', amount: 9_000 } as const) : {}
    await say(who, company.id, { days: -60, editionId: edition.id, ...won })
  }
  expect((await reviewOf(who, edition.id)).advice).toMatchObject({ kind: 'thin', why: 'nothingToCompare' })
  await call(schedule.saveExpense, { mineId: data.id, kind: 'rent', amount: 4_000 }, who)
  expect((await reviewOf(who, edition.id)).advice).toEqual({
    kind: 'said',
    advice: 'go',
    reasons: [{ code: 'returned', speaks: 'for', value: 9_000, than: 4_000 }],
  })
  const coming = await addEdition(server, { days: 300, seriesId: edition.seriesId })
  expect((await reviewOf(who, edition.id)).next?.id).toBe(coming.id)
  expect((await reviewOf(who, coming.id)).previous?.edition.id).toBe(edition.id)
  expect((await reviewOf(who, coming.id)).advice).toMatchObject({ kind: 'thin', why: 'notOver' })
  expect((await call(schedule.review, { editionId: v7() }, who)).failure).toBe('notFound')
})

test('a year goes to a sheet, counted as rows of the plan', async () => {
  const who = await signIn(server, 'team')
  const edition = await addEdition(server, { days: -60 })
  const year = yearOf(-60)
  expect((await call(schedule.exportReview, { year }, who)).failure).toBe('nothingToDo')
  const company = await addCompany(server)
  await say(who, company.id, { days: -59, editionId: edition.id, stage: 'won', amount: 4_321.5 })
  const { data } = await call(schedule.exportReview, { year }, who)
  expect(data.rows).toBe(3)
  const sheet = strFromU8(
    unzipSync(Buffer.from(data.base64, 'base64'))['xl/worksheets/sheet1.xml'] ?? new Uint8Array(),
  )
  expect(sheet).toContain(edition.name)
  expect(sheet).toContain('4321.5')
  expect(sheet).toContain('未归属')
})
