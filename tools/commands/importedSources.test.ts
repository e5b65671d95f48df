import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sourcesIn } from '@zhzz/api/testing/answersHold.ts'
import { testServer } from '@zhzz/api/testing/testServer.ts'
import { signIn } from '@zhzz/api/testing/testWorld.ts'
import { company } from '@zhzz/contract/company/calls.ts'
import { companyModules } from '@zhzz/contract/companyModule/companyModules.ts'
import { moduleCalls } from '@zhzz/contract/companyModule/moduleCalls.ts'
import type { Endpoint } from '@zhzz/contract/endpoint.ts'
import { exhibition } from '@zhzz/contract/exhibition/calls.ts'
import { member } from '@zhzz/contract/member/calls.ts'
import { createPool } from '@zhzz/db/pool.ts'
import { loadReference } from '@zhzz/db/reference/loadReference.ts'
import { datasetOf } from '@zhzz/import/datasets.ts'
import { everyDataset } from '@zhzz/import/testing/everyDataset.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

const server = await testServer()
const folder = mkdtempSync(join(tmpdir(), 'sources-'))
const pool = createPool(server.database.url, { max: 2, statementTimeout: 0 })
const written: [dataset: string, rows: number | undefined][] = []

afterAll(async () => {
  await pool.end()
  rmSync(folder, { recursive: true })
})

beforeAll(async () => {
  await loadReference(pool)
  for (const { dataset, rows, options } of everyDataset) {
    const name = `${dataset}.csv`
    const file = join(folder, name)
    // Of each row the file says that it comes from itself.
    const lines = rows.map((cells, at) =>
      [...cells, at === 0 ? '数据来源' : name].map((cell) => `"${cell}"`).join(','),
    )
    writeFileSync(file, lines.join('\n'))
    const counts = await datasetOf(dataset)?.run(pool, file, { ...options, sealing: server.sealing })
    written.push([dataset, counts?.written])
  }
}, 120_000)

test('no call answers the name of a file as the source of what was imported', async () => {
  expect(written).toEqual(everyDataset.map(({ dataset, rows }) => [dataset, rows.length - 1]))
  const { call } = server
  const { token } = await signIn(server, 'team')
  const { rows: companies } = await pool.query<{ id: string }>('select id from company')
  const { rows: editions } = await pool.query<{ id: string }>('select id from exhibition_edition')
  const told = new Map<string, string[]>()
  const ask = async (endpoint: Endpoint, input: object) => {
    const { failure, data } = await call(endpoint, input, { token })
    expect(failure, endpoint.name).toBeNull()
    told.set(endpoint.name, [...(told.get(endpoint.name) ?? []), ...sourcesIn(data)])
  }
  for (const { id } of companies) {
    await call(member.unlock, { companyId: id }, { token })
    for (const endpoint of [
      company.detail,
      company.businessInfo,
      company.exhibitionHistory,
      company.contacts,
    ])
      await ask(endpoint, { id })
    for (const name of Object.keys(companyModules)) await ask(Object(moduleCalls)[name], { id })
  }
  for (const { id } of editions) {
    await ask(exhibition.detail, { id })
    await ask(exhibition.exhibitors, { editionId: id })
  }
  await ask(company.search, { keyword: '砚舟' })
  await ask(exhibition.search, { keyword: '砚舟' })
  // Companies that were in a list first are from that list, by the name of its edition.
  expect([...new Set([...told.values()].flat())].toSorted()).toEqual([
    '上海砚舟机器人展览会 2026',
    '运营方导入',
  ])
  expect([...told].filter(([, sources]) => sources.length === 0).map(([name]) => name)).toEqual([
    'exhibition.exhibitors',
    'company.search',
    'exhibition.search',
  ])
})
