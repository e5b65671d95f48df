import { company } from '@zhzz/contract/company/calls.ts'
import { loadReference } from '@zhzz/db/reference/loadReference.ts'
import { expect, test } from 'vitest'
import { testServer } from '#testing/testServer.ts'
import { addCompany, addEdition, signIn } from '#testing/testWorld.ts'

const server = await testServer()
const { call, clock, database } = server
await loadReference(database.pool)
clock.now = new Date('2026-11-21T04:00:00Z')
const viewer = await signIn(server)

async function cardOf(id: string, locale?: 'en') {
  const { data } = await call(
    company.detail,
    { id },
    {
      ...viewer,
      ...(locale && { headers: { 'accept-language': locale } }),
    },
  )
  return data.card
}

test('a row tells the place, how the name reads, the share of custom booths and what comes next', async () => {
  const { id } = await addCompany(server, { name: '深圳砚舟泵业股份有限公司' })
  await database.db.updateTable('company').set({ regionCode: '440305' }).where('id', '=', id).execute()
  const past = await addEdition(server, { days: -40, entries: 1, companyId: id })
  await addEdition(server, { days: -400, entries: 1, companyId: id, seriesId: past.seriesId })
  const later = await addEdition(server, { days: 90, entries: 1, companyId: id })
  const next = await addEdition(server, { days: 17, entries: 1, companyId: id })
  const cancelled = await addEdition(server, { days: 5, entries: 1, companyId: id })
  const { db } = database
  await db
    .updateTable('exhibitionEdition')
    .set({ setStatus: 'cancelled' })
    .where('id', '=', cancelled.id)
    .execute()
  await db
    .updateTable('exhibitionSeries')
    .set({ industryCodes: ['fluid', 'machinery'] })
    .where('id', '=', next.seriesId)
    .execute()
  for (const [editionId, boothType] of [
    [past.id, 'custom'],
    [next.id, 'standard'],
    [later.id, 'raw'],
  ] as const)
    await db
      .updateTable('exhibitor')
      .set({ boothType })
      .where('editionId', '=', editionId)
      .where('companyId', '=', id)
      .execute()

  expect(await cardOf(id)).toMatchObject({
    cityName: '深圳',
    nameParts: { place: 2, brand: 2, trade: 2, form: 6, branch: 0 },
    customBoothRatio: 33,
    latestExhibition: { editionId: past.id, startDate: '2026-10-12' },
    nextExhibition: { editionId: next.id, startDate: '2026-12-08', word: '泵阀' },
  })
  expect(await cardOf(id, 'en')).toMatchObject({ cityName: 'Shenzhen', nextExhibition: { word: 'Pumps' } })
})

test('of an exhibition that runs today its first day is told, and nothing of what is not known', async () => {
  const { id } = await addCompany(server, { name: 'Mira Pumps Ltd.' })
  const running = await addEdition(server, { days: 0, entries: 1, companyId: id })
  expect(await cardOf(id)).toMatchObject({
    nameParts: null,
    customBoothRatio: null,
    latestExhibition: { editionId: running.id },
    nextExhibition: { editionId: running.id, startDate: '2026-11-21', word: '机床' },
  })
  const { id: other } = await addCompany(server)
  const upcoming = await addEdition(server, { days: 9, entries: 1, companyId: other })
  await addEdition(server, { days: 99, entries: 1, companyId: other })
  expect((await cardOf(other)).latestExhibition?.editionId).toBe(upcoming.id)
})
