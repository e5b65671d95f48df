import type { operate } from '@zhzz/contract/operate/calls.ts'
import { matchVerdicts } from '@zhzz/contract/operate/match.ts'
import { mostRows } from '@zhzz/contract/operate/waiting.ts'
import type { Handler } from '#context.ts'
import { shownOf } from '#operate/unanswerable.ts'

export const decidedNames: Handler<typeof operate.decidedNames> = async (_, { db }) => {
  const rows = await db
    .selectFrom('matchDecision as d')
    .innerJoin('company as house', 'house.id', 'd.houseId')
    .leftJoin('company', 'company.id', 'd.companyId')
    .orderBy('d.decidedAt', 'desc')
    .orderBy('d.id', 'desc')
    .limit(mostRows + 1)
    .select(['d.id', 'house.name', 'd.verdict', 'company.name as company', 'd.decidedBy as operator'])
    .select(['d.decidedAt', 'd.undoneBy'])
    .execute()
  const list = rows.map(({ decidedAt, verdict, ...row }) => ({
    ...row,
    verdict: matchVerdicts.find((each) => each === verdict) ?? 'later',
    at: decidedAt.toISOString(),
  }))
  return shownOf(list, mostRows)
}
