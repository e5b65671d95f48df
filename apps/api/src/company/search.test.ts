import { company } from '@zhzz/contract/company/calls.ts'
import { followUp } from '@zhzz/contract/followUp/calls.ts'
import { member } from '@zhzz/contract/member/calls.ts'
import { loadReference } from '@zhzz/db/reference/loadReference.ts'
import { expect, test } from 'vitest'
import { testServer, uuid } from '#testing/testServer.ts'
import { addCompany, signIn } from '#testing/testWorld.ts'

const server = await testServer()
const { call, database, clock } = server
await loadReference(database.pool)
clock.now = new Date('2026-11-21T04:00:00Z')

const [fair, otherFair] = [uuid(), uuid()]
const worlds = {
  甲: { contactTypes: ['mobile', 'email'], seriesIds: [fair], topics: ['machine_tools'], insuredCount: 30 },
  乙: {
    contactTypes: ['landline'],
    seriesIds: [fair, otherFair],
    topics: ['components'],
    insuredCount: 700,
    hasCustomBooth: true,
  },
  丙: { staffScale: '500_to_999', latestExhibitionDate: '2026-03-01', regionCode: '310000' },
  丁: { latestExhibitionDate: '2026-09-01', insuredCount: 5000, statusGroup: 'red', about: ['optics'] },
  戊: {
    latestExhibitionDate: '2026-10-01',
    statusGroup: 'blue',
    topics: ['automation'],
    regionCode: '310000',
  },
} as const
const ids = new Map<string, string>()
for (const [key, facts] of Object.entries(worlds)) {
  const { id } = await addCompany(server, { name: `上善${key}鸣泵业有限公司`, facts })
  ids.set(key, id)
}

type Filters = Parameters<typeof ask>[0]
async function ask(
  filters: NonNullable<Parameters<typeof call<typeof company.search>>[1]['filters']>,
  options: { token?: string; keyword?: string; sort?: 'match' | 'relevance'; limit?: number } = {},
) {
  const { token, ...input } = options
  const { data, failure } = await call(
    company.search,
    { keyword: '', filters, ...input },
    { ...(token && { token }) },
  )
  return failure ?? data.list.map(({ name }) => name.charAt(2))
}

const cases: [string, Filters, string][] = [
  ['手机', { hasMobile: true }, '甲'],
  ['固话', { hasLandline: true }, '乙'],
  ['手机和邮箱', { hasMobile: true, hasEmail: true }, '甲'],
  ['参加过的展会', { seriesIds: [fair] }, '甲乙'],
  ['any of two exhibitions', { seriesIds: [otherFair, uuid()] }, '乙'],
  ['曾搭特装', { hasCustomBooth: true }, '乙'],
  ['展会行业', { exhibitionIndustryCodes: ['machine_tools'] }, '甲'],
  ['主营方向', { topicCodes: ['optics'] }, '丁'],
  ['a group of 主营方向', { topicCodes: ['electronics'] }, '丁'],
  ['a group of topics stands for those below it', { exhibitionIndustryCodes: ['machinery'] }, '甲戊'],
  ['企业规模, by insured people or by what was told', { staffScales: ['500_to_999'] }, '乙丙'],
  ['两种规模', { staffScales: ['under_50', 'over_5000'] }, '甲丁'],
  ['最近参展, both ends', { lastExhibitedFrom: '2026-03-01', lastExhibitedTo: '2026-09-01' }, '丙丁'],
  ['two states of three', { statuses: ['green', 'red'] }, '甲乙丙丁'],
]

test.each(cases)('%s', async (_, filters, expected) => {
  for (const keyword of ['', '上善', '泵业']) {
    const found = await ask(filters, { keyword })
    expect([...found].sort()).toEqual([...expected].sort())
  }
})

test('我的状态: what the team unlocked and followed up; a visitor has none', async () => {
  const { token } = await signIn(server)
  const [first = '', second = ''] = ['甲', '乙'].map((key) => ids.get(key))
  await call(member.unlock, { companyId: first }, { token })
  const record = {
    targetType: 'company' as const,
    targetId: second,
    clientUid: uuid(),
    followType: 'phone' as const,
    content: '首次联系',
    followTime: clock.now.toISOString(),
  }
  await call(followUp.save, record, { token })
  for (const keyword of ['', '上善']) {
    expect([...(await ask({ myStates: ['notUnlocked'] }, { token, keyword }))].sort()).toEqual([
      ...'丁丙乙戊',
    ])
    expect([...(await ask({ myStates: ['teamFollowed'] }, { token, keyword }))]).toEqual(['乙'])
    const untouched = await ask({ myStates: ['notUnlocked', 'notFollowed'] }, { token, keyword })
    expect([...untouched].sort()).toEqual([...'丁丙戊'])
  }
  expect(await ask({ myStates: ['notFollowed'] })).toBe('signedOut')
})

test('匹配度: places and topics of the profile first, page by page; without a profile the ranking', async () => {
  const { token, subAccountId } = await signIn(server, 'member')
  const ranking = await ask({}, { token, keyword: '上善' })
  expect(await ask({}, { token, keyword: '上善', sort: 'match' })).toEqual(ranking)
  await database.db
    .updateTable('subAccount')
    .set({ cityCodes: ['310000'], industryCodes: ['machinery'] })
    .where('id', '=', subAccountId)
    .execute()
  for (const keyword of ['', '上善']) {
    const input = { keyword, sort: 'match' as const, limit: 1 }
    const seen: string[] = []
    let cursor: string | undefined
    do {
      const { data } = await call(company.search, { ...input, ...(cursor && { cursor }) }, { token })
      expect(data.total).toBe(5)
      seen.push(...data.list.map(({ name }) => name.charAt(2)))
      cursor = data.cursor ?? undefined
    } while (cursor !== undefined)
    expect(seen.slice(0, 3)).toEqual(['戊', '甲', '丙'])
    expect(seen.slice(3).sort()).toEqual(['丁', '乙'])
  }
})
