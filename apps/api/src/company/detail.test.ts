import { company } from '@zhzz/contract/company/calls.ts'
import { member } from '@zhzz/contract/member/calls.ts'
import { maskContact, maskName } from '@zhzz/db/contactText.ts'
import { expect, test } from 'vitest'
import { testServer, uuid } from '#testing/testServer.ts'
import { addCompany, addEdition, signIn } from '#testing/testWorld.ts'

const server = await testServer()
const { call, database, sealing } = server

let last = 12_088_800_000

async function addContact(
  companyId: string,
  contactName: string | null,
  position: string,
  more: { type?: 'mobile' | 'email'; numberStatus?: string; labels?: string[]; doNotCall?: boolean } = {},
): Promise<string> {
  const { type = 'mobile', ...rest } = more
  const content = type === 'email' ? `p${++last}@example.com` : String(++last)
  await database.db
    .insertInto('contact')
    .values({
      id: uuid(),
      companyId,
      type,
      contentEnc: sealing.encrypt(content),
      contentHash: sealing.blindIndex(content),
      contentMask: maskContact(type, content),
      contactName,
      nameMask: contactName === null ? null : maskName(contactName),
      position,
      dataSource: '测试',
      ...rest,
    })
    .execute()
  return content
}

test('the three to ring first: who decides, who sees to exhibitions, each once, dead and unwilling numbers last', async () => {
  const viewer = await signIn(server)
  const { id } = await addCompany(server, { contacts: 0 })
  await addContact(id, '周一', '财务')
  await addContact(id, '吴二', '总经理助理')
  await addContact(id, '郑三', '市场经理')
  await addContact(id, '王四', '总经理', { numberStatus: 'valid' })
  await addContact(id, '王四', '总经理', { type: 'email' })
  await addContact(id, '冯五', '董事长', { numberStatus: 'empty' })
  await addContact(id, '陈六', '总裁', { doNotCall: true })
  await addContact(id, '褚七', '外贸', { labels: ['decision_maker'] })
  const { contactSummary } = (await call(company.detail, { id }, viewer)).data
  expect(contactSummary.people.map(({ position }) => position)).toEqual(['总经理', '外贸', '市场经理'])
  expect(contactSummary).toMatchObject({ total: 8, mobile: 7, email: 1 })
})

test('the people of this answer are masked, unlocked or not, and a visitor sees only how many there are', async () => {
  const viewer = await signIn(server, 'member')
  const { id } = await addCompany(server, { contacts: 0 })
  const number = await addContact(id, '欧阳某某', '总经理')
  const masked = [{ content: maskContact('mobile', number), contactName: maskName('欧阳某某') }]
  const locked = (await call(company.detail, { id }, viewer)).data
  expect(locked.contactSummary.people).toMatchObject(masked)
  await call(member.unlock, { companyId: id }, { ...viewer, key: uuid() })
  const open = (await call(company.detail, { id }, viewer)).data
  expect(open.unlock?.unlocked).toBe(true)
  expect(open.contactSummary.people).toMatchObject(masked)
  expect(JSON.stringify([locked, open])).not.toContain(number)
  const { contactSummary } = (await call(company.detail, { id })).data
  expect(contactSummary).toMatchObject({ total: 1, people: [] })
})

test('what a module tells of all: the largest share, the newest entry; for those signed in', async () => {
  const viewer = await signIn(server)
  const { id } = await addCompany(server)
  const holder = (name: string, ratio: number, isCurrent = true) => ({
    id: uuid(),
    companyId: id,
    name,
    nameKey: name,
    ratio,
    isCurrent,
    dataSource: '测试',
  })
  await database.db
    .insertInto('shareholder')
    .values([holder('甲', 40), holder('乙', 60), holder('丙', 90, false)])
    .execute()
  const change = (changeDate: string) => ({ id: uuid(), companyId: id, item: '住所', changeDate })
  await database.db
    .insertInto('companyChange')
    .values([change('2024-05-01'), change('2026-08-03')])
    .execute()
  const { data } = await call(company.detail, { id }, viewer)
  expect(data.moduleCounts).toMatchObject({ shareholder: 2, keysPerson: null })
  expect(data.moduleTops).toMatchObject({ shareholder: 60, keysPerson: null })
  expect(data.changes).toEqual({ count: 2, latestDate: '2026-08-03' })
  expect((await call(company.detail, { id })).data).toMatchObject({
    moduleTops: {},
    moduleCounts: { shareholder: 2 },
  })
})

test('a coming entry says where its booth is and how large', async () => {
  const { id } = await addCompany(server)
  const edition = await addEdition(server, { days: 20, entries: 1, companyId: id })
  const { upcoming, upcomingCount } = (await call(company.detail, { id })).data.exhibitionProfile
  expect(upcomingCount).toBe(1)
  expect(upcoming).toMatchObject([
    { editionId: edition.id, cityName: null, pavilionName: 'H1', boothType: 'unknown' },
  ])
})
