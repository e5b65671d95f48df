import { home } from '@zhzz/contract/home/calls.ts'
import { person } from '@zhzz/contract/person/calls.ts'
import { beforeAll, expect, test } from 'vitest'
import { testServer } from '#testing/testServer.ts'
import { addCompany, addEdition, signIn } from '#testing/testWorld.ts'

const server = await testServer()
const { call, database } = server
const { db } = database
const viewer = await signIn(server)
const plain = await addCompany(server, { name: '苏州测试随意有限公司' })
const ofIndustry = await addCompany(server, { name: '苏州测试机床有限公司' })
const ofCity = await addCompany(server, { name: '苏州测试本地有限公司' })

async function shown(regionCode?: string) {
  const { data } = await call(home.index, regionCode === undefined ? {} : { regionCode }, viewer)
  return {
    companies: data.companies.map(({ card }) => card.name),
    exhibitions: data.exhibitions.map(({ id }) => id),
  }
}

const nearest = { companies: [plain, ofIndustry, ofCity].map(({ name }) => name), exhibitions: ['', '', ''] }

beforeAll(async () => {
  const editions = await Promise.all(
    [plain, ofIndustry, ofCity].map(({ id }, at) =>
      addEdition(server, { days: 20 + at, entries: 3, companyId: id }),
    ),
  )
  nearest.exhibitions = editions.map(({ id }) => id)
  await db
    .insertInto('industry')
    .values([
      { code: 'C', level: 1, name: '制造业' },
      { code: 'C34', parentCode: 'C', level: 2, name: '通用设备制造业' },
    ])
    .execute()
  await db
    .insertInto('region')
    .values([
      { code: '440000', level: 1, name: '广东省' },
      { code: '440100', parentCode: '440000', level: 2, name: '广州市' },
    ])
    .execute()
  await db.updateTable('company').set({ industryCode: 'C34' }).where('id', '=', ofIndustry.id).execute()
  await db.updateTable('company').set({ regionCode: '440100' }).where('id', '=', ofCity.id).execute()
  await db
    .updateTable('exhibitionEdition')
    .set({ regionCode: '440100' })
    .where('id', '=', nearest.exhibitions[2] ?? '')
    .execute()
})

test('home puts the person’s industries and cities first, a chosen city before them, and nothing of the person when 个性化推荐 is off', async () => {
  const everyone = await shown()
  expect(everyone.exhibitions).toEqual(nearest.exhibitions)

  await call(person.editInfo, { industryCodes: ['C'] }, viewer)
  expect((await shown()).companies[0]).toBe(ofIndustry.name)
  await call(person.editInfo, { cityCodes: ['440100'] }, viewer)
  const own = await shown()
  expect(own.companies.slice(0, 2)).toEqual([ofCity.name, ofIndustry.name])
  expect(own.exhibitions[0]).toBe(nearest.exhibitions[2])
  expect((await shown('320500')).exhibitions).toEqual(nearest.exhibitions)

  await call(person.savePrivacySetting, { personalized: false }, viewer)
  expect(await shown()).toEqual(everyone)
})
