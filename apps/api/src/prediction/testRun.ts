import { sql } from 'kysely'
import { v7 } from 'uuid'
import { shanghaiDay } from '#day.ts'
import type { TestServer } from '#testing/testServer.ts'
import { addCompany, addEdition } from '#testing/testWorld.ts'

/**
 * An edition `days` from today, the one before it a year earlier, and a finished run that ranks `companies` new
 * companies for it, from 0.9 downwards in even steps; the first three were at the edition before.
 */
export async function addPredicted(server: TestServer, { days = 60, companies = 12 } = {}) {
  const { db } = server.database
  const before = await addEdition(server, { days: days - 365, entries: 1 })
  const edition = await addEdition(server, { days, seriesId: before.seriesId })
  const runId = v7()
  const cutOff = shanghaiDay(server.clock.now)
  await db
    .insertInto('predictionRun')
    .values({
      id: runId,
      modelVersion: 'test-1',
      cutOff,
      status: 'done',
      startedAt: server.clock.now,
      finishedAt: server.clock.now,
    })
    .execute()
  const ranked: { id: string; name: string; predictionId: string; participationId: string | null }[] = []
  for (let at = 0; at < companies; at++) {
    const company = await addCompany(server, { contacts: 0 })
    const participationId = at < 3 ? v7() : null
    if (participationId !== null)
      await sql`insert into exhibitor (id, edition_id, company_id, match_status, listed_name, booth_no, data_source)
        values (${participationId}, ${before.id}, ${company.id}, 'matched', ${company.name}, 'B01', '测试')`.execute(
        db,
      )
    const predictionId = v7()
    const evidence = [{ type: 'participation', id: participationId }]
    const reason = {
      code: 'timesHere',
      value: { count: 1, of: 1, toYear: 2025 },
      contribution: 1.5,
      evidence,
    }
    await db
      .insertInto('prediction')
      .values({
        id: predictionId,
        runId,
        editionId: edition.id,
        companyId: company.id,
        rank: at + 1,
        probability: 0.9 - (0.8 * at) / companies,
        confidence: 'mid',
        timesHere: participationId === null ? 0 : 1,
        expectedBoothType: at % 2 === 0 ? 'custom' : 'standard',
        expectedAreaLow: 9,
        expectedAreaHigh: 9 + at,
        base: -2,
        contributions: [1.5, -0.2, 0.1, 0, 0, 0.3, 0, 0, 0],
        reasons: JSON.stringify(participationId === null ? [] : [reason]),
        facts: JSON.stringify([
          { code: 'homeProvince', value: {}, evidence: [{ type: 'company', id: company.id }] },
        ]),
      })
      .execute()
    ranked.push({ ...company, predictionId, participationId })
  }
  await db
    .insertInto('predictionEdition')
    .values({
      firstPredictedAt: server.clock.now,
      editionId: edition.id,
      runId,
      predictedCount: companies,
      highCount: 3,
      midCount: 5,
    })
    .execute()
  return { edition, before, runId, ranked }
}
