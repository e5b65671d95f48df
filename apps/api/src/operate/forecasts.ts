import type { operate } from '@zhzz/contract/operate/calls.ts'
import type { DB } from '@zhzz/db/openDatabase.ts'
import type { Kysely } from 'kysely'
import type { Handler } from '#context.ts'
import { scorecardOfAll } from '#scorecardOfAll.ts'

const mostRuns = 30
const mostCards = 50
const statuses = ['running', 'done', 'failed'] as const

export const forecasts: Handler<typeof operate.forecasts> = async (_input, { db }) => {
  const { scorecard, calibrationError } = await scorecardOfAll(db, undefined)
  return {
    runs: await runsOf(db),
    scorecard,
    calibrationError,
    cards: await cardsOf(db),
    ...(await askedOf(db)),
  }
}

async function runsOf(db: Kysely<DB>) {
  const rows = await db
    .selectFrom('predictionRun')
    .orderBy('startedAt', 'desc')
    .limit(mostRuns)
    .select(['id', 'startedAt', 'finishedAt', 'status', 'cutOff', 'isRetrospective', 'modelVersion'])
    .select(['editionCount as editions', 'predictionCount as predictions', 'reasonCount as reasons'])
    .select('droppedReasonCount as droppedReasons')
    .execute()
  return rows.map(({ startedAt, finishedAt, status, ...run }) => ({
    ...run,
    status: statuses.find((each) => each === status) ?? ('done' as const),
    startedAt: startedAt.toISOString(),
    finishedAt: finishedAt?.toISOString() ?? null,
  }))
}

async function cardsOf(db: Kysely<DB>) {
  const rows = await db
    .selectFrom('predictionScorecard as card')
    .innerJoin('exhibitionEdition as edition', 'edition.id', 'card.editionId')
    .orderBy('edition.startDate', 'desc')
    .orderBy('card.kind')
    .limit(mostCards)
    .select(['card.editionId', 'edition.name', 'edition.startDate', 'card.kind', 'card.precisionAt20'])
    .select(['card.baselinePrecisionAt20', 'card.recallAt200', 'card.brier', 'card.predicted'])
    .select(['card.actual', 'card.isPartial'])
    .execute()
  return rows.map(({ kind, ...card }) => ({
    ...card,
    kind: kind === 'settled' ? ('settled' as const) : ('backtest' as const),
  }))
}

async function askedOf(db: Kysely<DB>) {
  const last = await db
    .selectFrom('forecastRequest')
    .orderBy('askedAt', 'desc')
    .limit(1)
    .selectAll()
    .executeTakeFirst()
  const isOpen = last !== undefined && last.finishedAt === null
  return {
    asked: isOpen ? { by: last.askedBy, at: last.askedAt.toISOString() } : null,
    failure: last?.failure ?? null,
  }
}
