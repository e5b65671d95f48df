import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { askedNumbers } from '@zhzz/search/document/texts.ts'
import { expect, test } from 'vitest'
import { companies } from '#company/companies.ts'
import { exhibitions } from '#exhibition/exhibitions.ts'
import { exhibitors } from '#exhibitor/exhibitors.ts'
import { halls } from '#hall/halls.ts'
import { runImport } from '#run.ts'
import { testImport } from '#testImport.ts'

const folder = fileURLToPath(new URL('../../../../shared/data/', import.meta.url))
const isThere = existsSync(`${folder}waic2026_exhibitors.csv`)

const { pool, fixture, rows } = await testImport()
const constants = {
  exhibition: '世界人工智能大会',
  year: '2026',
  startDate: '2026-07-17',
  endDate: '2026-07-20',
  hall: '世博展览馆',
}

test.runIf(isThere)(
  'the real files come in whole, and a second time as nothing new',
  { timeout: 240_000, meta: { needs: 'the real files in ../shared/data' } },
  async () => {
    const file = (name: string) => fixture(`${folder}${name}`)
    expect(await runImport(pool, exhibitors, file('waic2026_exhibitors.csv'), { constants })).toMatchObject({
      read: 1_020,
      rejected: 102,
    })
    expect(await runImport(pool, companies, file('cn_companies_profile_10k.csv'))).toMatchObject({
      read: 5_049,
      rejected: 0,
    })
    expect(await runImport(pool, companies, file('cn_listed_short_full.csv'))).toMatchObject({
      read: 2_207,
      rejected: 0,
    })
    expect(await runImport(pool, halls, file('venues_china_2026h2.csv'))).toMatchObject({ written: 126 })
    expect(await runImport(pool, exhibitions, file('expo_china_2026h2.csv'))).toMatchObject({
      written: 768,
      rejected: 0,
    })
    expect(
      await rows(
        "select booth_no, known_from from exhibitor x join company c on c.id = x.company_id where c.name = '上海阶跃星辰智能科技有限公司'",
      ),
    ).toEqual([{ booth_no: 'H1-C107', known_from: 'list' }])
    expect(await rows('select count(*)::integer as n from exhibition_edition where hall_id is null')).toEqual(
      [{ n: 0 }],
    )
    const [told] = await rows(
      `select (select avg((industry_code is not null)::integer)::float from company where industry_text is not null) as industries,
         (select avg((industry_codes <> '{}')::integer)::float from exhibition_series) as topics`,
    )
    expect(told?.['industries']).toBeGreaterThan(0.98)
    expect(told?.['topics']).toBeGreaterThan(0.9)
    expect(
      await rows(`select (select count(*)::integer from hall where known_name is not null) as halls,
        (select count(*)::integer from exhibition_series where known_name is not null) as fairs,
        (select count(*)::integer from exhibitor where region_code like '31%') as shanghai,
        (select count(*)::integer from booth where venue_text = '西岸国际会展中心') as west_bund`),
    ).toEqual([{ halls: 115, fairs: 116, shanghai: 241, west_bund: 64 }])
    expect(
      await rows(
        "select edition.region_code, hall.name from exhibition_edition edition join hall on hall.id = hall_id where edition.name like '世界人工智能大会%'",
      ),
    ).toEqual([{ region_code: '310000', name: '上海世博展览馆' }])
    for (const word of ['大模型', '机器人', '具身智能']) {
      const [found] = await rows(
        `select count(*)::integer as said, count(*) filter (where texts @> '{${askedNumbers([word])?.join()}}')::integer as found
         from exhibitor where introduction like '%${word}%'`,
      )
      expect(found?.['said']).toBeGreaterThan(30)
      expect(found?.['found'], word).toBe(found?.['said'])
    }
    for (const [dataset, name] of [[halls, 'venues_china_2026h2.csv']] as const) {
      expect(await runImport(pool, dataset, file(name))).toMatchObject({ written: 0 })
    }
    expect(await runImport(pool, exhibitions, file('expo_china_2026h2.csv'))).toMatchObject({ written: 0 })
    expect(await runImport(pool, exhibitors, file('waic2026_exhibitors.csv'), { constants })).toMatchObject({
      written: 0,
    })
  },
)
