import type { prediction } from '@zhzz/contract/prediction/calls.ts'
import { factorCodes, factorOfReason } from '@zhzz/contract/prediction/reason.ts'
import type { DB } from '@zhzz/db/openDatabase.ts'
import { type Kysely, sql } from 'kysely'
import type { Handler } from '#context.ts'
import { shanghaiDay } from '#day.ts'
import { evidenceOf, writtenFacts, writtenReasons } from '#prediction/evidence.ts'
import { rowLimit } from '#rowLimit.ts'

export const explain: Handler<typeof prediction.explain> = async (
  { predictionId },
  { db, viewer, now, locale, fail },
) => {
  const row = await db
    .selectFrom('prediction')
    .innerJoin('predictionRun as run', 'run.id', 'prediction.runId')
    .innerJoin('exhibitionEdition as edition', 'edition.id', 'prediction.editionId')
    .innerJoin('company', 'company.id', 'prediction.companyId')
    .where('prediction.id', '=', predictionId)
    .selectAll('prediction')
    .select(['run.modelVersion', 'run.cutOff', 'run.finishedAt', 'edition.name as editionName'])
    .select('company.name as companyName')
    .executeTakeFirst()
  if (row === undefined) throw fail('notFound')
  const allowed = await rowLimit(db, viewer, 'prediction_rows')
  if (row.rank > allowed && (await placeOfEdition(db, row, shanghaiDay(now))) > allowed)
    throw fail('planTooLow')
  const facts = [...writtenReasons.parse(row.reasons), ...writtenFacts.parse(row.facts)]
  const lookUp = await evidenceOf(
    db,
    facts.flatMap((fact) => fact.evidence),
    locale,
  )
  const factors = factorCodes.map((code, at) => ({
    code,
    contribution: row.contributions[at] ?? 0,
    facts: facts.flatMap((fact) => {
      const evidence = lookUp(fact.evidence)
      return factorOfReason[fact.code] !== code || evidence.length === 0
        ? []
        : [{ code: fact.code, value: fact.value, evidence }]
    }),
  }))
  return {
    predictionId,
    editionId: row.editionId,
    editionName: row.editionName,
    companyId: row.companyId,
    companyName: row.companyName,
    probability: row.probability,
    base: row.base,
    factors: factors.sort((a, b) => Math.abs(b.contribution) - Math.abs(a.contribution)),
    modelVersion: row.modelVersion,
    cutOff: row.cutOff,
    scoredAt: (row.finishedAt ?? now).toISOString(),
  }
}

/** Place of an edition among those the company is predicted for, as prediction.byCompany shows them first. */
async function placeOfEdition(
  db: Kysely<DB>,
  { companyId, editionId, probability }: { companyId: string; editionId: string; probability: number },
  today: string,
): Promise<number> {
  const before = await db
    .selectFrom('prediction')
    .innerJoin('predictionEdition as head', (join) =>
      join.onRef('head.editionId', '=', 'prediction.editionId').onRef('head.runId', '=', 'prediction.runId'),
    )
    .innerJoin('exhibitionEdition as edition', 'edition.id', 'prediction.editionId')
    .where('prediction.companyId', '=', companyId)
    .where('edition.startDate', '>', today)
    .where(sql<boolean>`edition.set_status is distinct from 'cancelled'`)
    .where(sql<boolean>`(-prediction.probability, edition.id) < (-${probability}::real, ${editionId}::uuid)`)
    .select((row) => row.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return before.count + 1
}
