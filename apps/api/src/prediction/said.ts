import { bandOf } from '@zhzz/contract/prediction/band.ts'
import { type Prediction, prediction } from '@zhzz/contract/prediction/company.ts'
import type { DB } from '@zhzz/db/openDatabase.ts'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Reader } from '#context.ts'
import type { Viewer } from '#http/session.ts'
import { evidenceOf, writtenReasons } from '#prediction/evidence.ts'

const { confidence, expectedBoothType, myVerdict, teamVerdict } = prediction.shape

/** Predictions in the order of `ids`, with the company and the edition of each. */
export async function predictionsSaid(
  db: Kysely<DB>,
  ids: string[],
  { viewer, locale }: Pick<Reader, 'viewer' | 'locale'>,
) {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('prediction')
    .leftJoin('predictionOutcome as outcome', (join) =>
      join
        .onRef('outcome.editionId', '=', 'prediction.editionId')
        .onRef('outcome.companyId', '=', 'prediction.companyId'),
    )
    .leftJoin('predictionFeedback as feedback', (join) =>
      join
        .onRef('feedback.editionId', '=', 'prediction.editionId')
        .onRef('feedback.companyId', '=', 'prediction.companyId')
        .on('feedback.subAccountId', '=', sql<string>`${viewer?.subAccountId ?? null}::uuid`),
    )
    .where('prediction.id', '=', sql<string>`any(${ids}::uuid[])`)
    .select(['prediction.id', 'prediction.companyId', 'prediction.editionId', 'prediction.rank'])
    .select(['prediction.probability', 'prediction.confidence', 'prediction.timesHere', 'prediction.reasons'])
    .select(['prediction.expectedBoothType', 'prediction.expectedAreaLow', 'prediction.expectedAreaHigh'])
    .select(['outcome.exhibited', 'feedback.verdict', isListed().as('isListed')])
    .select(teamsVerdict(viewer, { butNotOwn: true }).as('teamVerdict'))
    .execute()
  const reasons = new Map(rows.map((row) => [row.id, writtenReasons.parse(row.reasons)]))
  const lookUp = await evidenceOf(
    db,
    [...reasons.values()].flatMap((written) => written.flatMap((reason) => reason.evidence)),
    locale,
  )
  const said = new Map(
    rows.map((row) => [
      row.id,
      {
        companyId: row.companyId,
        editionId: row.editionId,
        said: {
          id: row.id,
          rank: row.rank,
          probability: shownProbability(row),
          band: bandOf(shownProbability(row)),
          confidence: confidence.parse(row.confidence),
          isNewcomer: row.timesHere === 0,
          timesHere: row.timesHere,
          isListed: row.isListed,
          came: row.exhibited,
          reasons: (reasons.get(row.id) ?? []).flatMap((reason) => {
            const evidence = lookUp(reason.evidence)
            return evidence.length === 0 ? [] : [{ ...reason, evidence }]
          }),
          expectedBoothType: expectedBoothType.parse(row.expectedBoothType),
          expectedBoothArea:
            row.expectedAreaLow === null || row.expectedAreaHigh === null
              ? null
              : { low: row.expectedAreaLow, high: row.expectedAreaHigh },
          myVerdict: myVerdict.parse(row.verdict),
          teamVerdict: teamVerdict.parse(row.teamVerdict),
        } satisfies Prediction,
      },
    ]),
  )
  return ids.flatMap((id) => said.get(id) ?? [])
}

/** Who stands on the list is certain; looking back, what had been said is shown. */
function shownProbability(row: {
  isListed: boolean
  exhibited: boolean | null
  probability: number
}): number {
  return row.isListed && row.exhibited === null ? 1 : row.probability
}

/** What the viewer's tenant said last of the company of `prediction`; `before`: only what was said before that instant. */
export function teamsVerdict(
  viewer: Viewer | null,
  { butNotOwn = false, before }: { butNotOwn?: boolean; before?: RawBuilder<unknown> } = {},
): RawBuilder<string | null> {
  if (viewer === null) return sql<string | null>`null::text`
  return sql<string | null>`(select said.verdict from prediction_feedback said
    join sub_account person on person.id = said.sub_account_id
    where said.edition_id = prediction.edition_id and said.company_id = prediction.company_id
      and person.tenant_id = ${viewer.tenantId}
      ${butNotOwn ? sql`and person.id <> ${viewer.subAccountId}` : sql``}
      ${before ? sql`and said.created_at < ${before}` : sql``}
    order by said.created_at desc limit 1)`
}

/** 已公布: the company of `prediction` stands on the edition's list by now. */
export function isListed() {
  return sql<boolean>`exists (select from exhibitor where exhibitor.edition_id = prediction.edition_id
    and exhibitor.company_id = prediction.company_id and exhibitor.match_status = 'matched'
    and exhibitor.withdrawn_at is null)`
}
