import { company } from '@zhzz/contract/company/calls.ts'
import { search } from '@zhzz/contract/search/calls.ts'
import { connect } from '@zhzz/db/pool.ts'
import { dropSearchIndexes, ensureSearchIndexes } from '@zhzz/db/searchIndexes.ts'
import { expect, test, vi } from 'vitest'
import { testServer } from '#testing/testServer.ts'
import { addCompany, signIn } from '#testing/testWorld.ts'

const server = await testServer()
const { app, call, database } = server
const name = '苏州海鸣激光设备有限公司'
const { id } = await addCompany(server, { name })

const find = async (keyword: string) => {
  const { data, failure } = await call(company.search, { keyword })
  return failure ?? data.list.map((card) => card.id)
}
const readiness = async () => (await app.inject('/readyz')).json()

test('while a first load goes without the search indexes only whole names are found, and said so', async () => {
  const client = await connect(database.url)
  try {
    await dropSearchIndexes(client)
    expect(await find('海鸣激光'), 'few companies are read one by one').toEqual([id])
    // Rows as wide as those of 50,000 companies.
    await client.query(`insert into company_search (tier, company_id, prominence, status_group, exhibition_count,
      contact_count, has_website, names, tokens)
      select 3, gen_random_uuid(), 1, 'green', 0, 0, false, repeat('n', 1800), '' from generate_series(1, 19000)`)
    await vi.waitFor(async () => expect(await find('海鸣激光')).toBe('companiesLoading'), 20_000)
    expect(await readiness()).toEqual({ status: 'ready', companies: 'loading' })
    expect(await find('')).toBe('companiesLoading')
    expect(await find(name)).toEqual([id])
    expect((await call(company.search, { keyword: name, filters: { hasMobile: true } })).failure).toBe(
      'companiesLoading',
    )
    expect((await call(search.all, { keyword: '海鸣激光' })).failure).toBe('companiesLoading')
    expect((await call(search.suggest, { keyword: '海鸣激光' })).data).toEqual([])
    const { token } = await signIn(server)
    const mine = await call(company.search, { keyword: '', searchType: 'MY_COLLECT' }, { token })
    expect(mine.failure, "one's own list needs no index").toBeNull()

    await ensureSearchIndexes(client)
    await vi.waitFor(async () => expect(await find('海鸣激光')).toEqual([id]), 20_000)
    expect(await readiness()).toEqual({ status: 'ready', companies: 'ready' })
  } finally {
    await client.end()
  }
})
