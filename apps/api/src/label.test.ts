import { company } from '@zhzz/contract/company/calls.ts'
import { exhibition } from '@zhzz/contract/exhibition/calls.ts'
import { home } from '@zhzz/contract/home/calls.ts'
import { type Locale, localeOf, locales } from '@zhzz/contract/locale.ts'
import { reference } from '@zhzz/contract/reference/calls.ts'
import { search } from '@zhzz/contract/search/calls.ts'
import { loadReference } from '@zhzz/db/reference/loadReference.ts'
import { beforeAll, expect, test } from 'vitest'
import { testServer } from '#testing/testServer.ts'
import { addCompany, addEdition, signIn } from '#testing/testWorld.ts'

const server = await testServer()
const { app, call, database } = server
const { db } = database
await loadReference(database.pool)
const { token } = await signIn(server)
const made = await addCompany(server, { name: '苏州测试机床有限公司' })
const edition = await addEdition(server, { days: 20, entries: 1, companyId: made.id })

beforeAll(async () => {
  await db
    .updateTable('company')
    .set({ regionCode: '310115', industryCode: '34', dataSource: '工商登记' })
    .where('id', '=', made.id)
    .execute()
  await db.insertInto('companyTag').values({ companyId: made.id, tagCode: 'high_tech' }).execute()
  await db
    .updateTable('exhibitionEdition')
    .set({ regionCode: '310115' })
    .where('id', '=', edition.id)
    .execute()
  await db
    .updateTable('exhibitionSeries')
    .set({ industryCodes: ['machine_tools'] })
    .execute()
})

const words: Record<
  Locale,
  { region: string; city: string; industry: string; topic: string; source: string }
> = {
  'zh-Hans': {
    region: '上海市浦东新区',
    city: '上海市',
    industry: '通用设备制造业',
    topic: '机床与金属加工',
    source: '工商登记',
  },
  'zh-Hant': {
    region: '上海市浦東新區',
    city: '上海市',
    industry: '通用設備製造業',
    topic: '機床與金屬加工',
    source: '工商登記',
  },
  en: {
    region: 'Pudong, Shanghai',
    city: 'Shanghai',
    industry: 'General equipment',
    topic: 'Machine tools and metalworking',
    source: 'Business register',
  },
  fr: {
    region: 'Pudong, Shanghai',
    city: 'Shanghai',
    industry: 'Équipements généraux',
    topic: 'Machines-outils et travail des métaux',
    source: 'Registre du commerce',
  },
  es: {
    region: 'Pudong, Shanghái',
    city: 'Shanghái',
    industry: 'Maquinaria general',
    topic: 'Máquina-herramienta y metalurgia',
    source: 'Registro mercantil',
  },
}

test.each(locales)(
  'a reader of %s gets places, industries, tags, topics and sources in it',
  async (locale) => {
    const headers = { 'accept-language': locale }
    const said = words[locale]
    const isChinese = locale.startsWith('zh')
    const { data: found } = await call(company.search, { keyword: '测试机床' }, { headers })
    expect(found.list[0]).toMatchObject({ regionName: said.region, industryName: said.industry })
    expect(found.list[0]?.tags).toHaveLength(1)
    expect(/\p{Script=Han}/u.test(found.list[0]?.tags[0] ?? '')).toBe(isChinese)
    const { data: detail } = await call(company.detail, { id: made.id }, { headers })
    expect(detail.provenance.source).toBe(said.source)
    expect(detail.exhibitionProfile.topCities).toEqual([said.city])
    const { data: info } = await call(company.businessInfo, { id: made.id }, { headers, token })
    expect(info.industryPath[1]).toBe(said.industry)
    expect(info.regionPath[0]).toBe(said.city)
    const { data: begin } = await call(home.index, {}, { headers })
    expect(begin.exhibitions[0]).toMatchObject({
      cityName: said.city.replace('市', ''),
      industries: [said.topic],
    })
    const { data: shown } = await call(exhibition.detail, { id: edition.id }, { headers })
    expect(shown.card).toMatchObject({ cityName: said.city.replace('市', ''), industries: [said.topic] })
    const { data: list } = await call(exhibition.exhibitors, { editionId: edition.id }, { headers })
    expect(list.list[0]?.regionName).toBe(said.region)
    expect((await call(search.hotWords, {}, { headers })).data).toEqual([said.topic])
    const { data: read } = await call(search.conditions, { keyword: said.topic }, { headers })
    expect(read).toMatchObject({
      rest: '',
      conditions: [{ kind: 'topic', code: 'machine_tools', name: said.topic }],
    })
    const { data: industries } = await call(reference.industryTree, {}, { headers })
    expect(
      industries.find(({ code }) => code === 'C')?.children.find(({ code }) => code === '34')?.label,
    ).toBe(said.industry)
    const { data: regions } = await call(reference.queryRegionTree, { level: 1 }, { headers })
    expect(regions.find(({ code }) => code === '310000')?.name).toBe(said.city)
  },
)

test('what a browser may keep is kept by its language', async () => {
  const ask = (language: string) =>
    app.inject({ url: reference.queryRegionTree.path, headers: { 'accept-language': language } })
  const [chinese, french] = [await ask('zh-CN'), await ask('fr-FR,fr;q=0.9')]
  expect(chinese.headers['vary']).toMatch(/accept-language/i)
  expect(chinese.headers['etag']).not.toBe(french.headers['etag'])
})

test('an industry that an operator added goes by its division in a language that has no word for it', async () => {
  await db
    .insertInto('industry')
    .values({ code: '342', parentCode: '34', level: 3, name: '金属加工机械制造' })
    .execute()
  await db.updateTable('company').set({ industryCode: '342' }).where('id', '=', made.id).execute()
  const nameIn = async (language: string) => {
    const { data } = await call(company.detail, { id: made.id }, { headers: { 'accept-language': language } })
    return data.card.industryName
  }
  expect(await nameIn('zh-Hans')).toBe('金属加工机械制造')
  expect(await nameIn('en')).toBe('General equipment')
})

test('the first language of a header that the product speaks', () => {
  expect(
    ['', '*', 'de', 'zh-CN,zh;q=0.9', 'zh-TW,zh;q=0.9', 'de,fr-CH;q=0.8,en;q=0.7', 'ES'].map(localeOf),
  ).toEqual(['zh-Hans', 'zh-Hans', 'zh-Hans', 'zh-Hans', 'zh-Hant', 'fr', 'es'])
})
