import { companyModules } from '@zhzz/contract/companyModule/companyModules.ts'
import { tokensText } from '@zhzz/search/document/tokensText.ts'
import { sql } from 'kysely'
import { addPredicted } from '#prediction/testRun.ts'
import { addRecord, notRemoved } from '#testing/testRecords.ts'
import type { TestServer } from '#testing/testServer.ts'
import { addCompany, addEdition } from '#testing/testWorld.ts'

/** For lists of every kind more rows than any plan but the largest shows; what to ask for, and how many there are. */
export async function listsWorld(server: TestServer) {
  const { database } = server
  const { db } = database
  const count = async (query: string) => (await database.pool.query<{ n: number }>(query)).rows[0]?.n ?? 0
  const [records, entries, editions, halls, past] = [25, 120, 110, 110, 7]
  const here = { latitude: 31.19, longitude: 121.3 }
  const shown = await addCompany(server)
  for (const module of Object.values(companyModules))
    for (let n = 1; n <= records; n++) await addRecord(db, module, shown.id, n, notRemoved(module))
  for (let at = 0; at < entries; at++) await addCompany(server)
  await db.updateTable('company').set(here).execute()
  const { id: edition } = await addEdition(server, { days: 20, entries, companyId: shown.id })
  const { seriesId } = await addEdition(server, { days: -30, entries: 1, companyId: shown.id })
  for (let at = 2; at <= past; at++)
    await addEdition(server, { days: -30 * at, entries: 1, companyId: shown.id, seriesId })
  for (let at = 0; at < editions; at++) await addEdition(server, { days: 200 })
  await sql`insert into visitor_organization (id, edition_id, listed_name, name_key, data_source)
    select gen_random_uuid(), ${edition}::uuid, '买家' || n, '买家' || n, '测试' from generate_series(1, ${records}::integer) n`.execute(
    db,
  )
  await sql`insert into hall (id, name, name_key, data_source)
    select gen_random_uuid(), '展馆' || n, '展馆' || n, '测试' from generate_series(1, ${halls}::integer) n`.execute(
    db,
  )
  await sql`insert into news (id, natural_key, category, title, summary, content_html, publisher, data_source)
    select gen_random_uuid(), n::text, 'industry', '新闻' || n, '摘要', '<p>文</p>', '报', '测试' from generate_series(1, ${records}::integer) n`.execute(
    db,
  )
  const tokens = tokensText({ names: ['参展商'], offers: ['数控车床'] })
  await sql`update exhibitor set search_tokens = ${tokens}::tsvector`.execute(db)
  const near = await count('select count(*)::integer as n from company where latitude is not null')
  const { edition: predicted } = await addPredicted(server)
  const { rows } = await sql<{ day: string }>`
    select start_date::text as day from exhibition_edition group by 1 order by count(*) desc limit 1`.execute(
    db,
  )
  return {
    company: shown.id,
    records,
    entries,
    editions,
    halls: await count('select count(*)::integer as n from hall'),
    near,
    here,
    edition,
    past,
    day: rows[0]?.day ?? '',
    companies: await count('select count(*)::integer as n from company_search'),
    /** those that are found by what they show: each of the past lists has one */
    allEntries: entries + past,
    predicted: predicted.id,
  }
}
