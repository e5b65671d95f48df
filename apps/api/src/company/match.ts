import type { company } from '@zhzz/contract/company/calls.ts'
import type { Output } from '@zhzz/contract/endpoint.ts'
import { trusted } from '@zhzz/contract/trusted.ts'
import { type Match, matchRows, type Printed } from '@zhzz/import/exhibitor/match.ts'
import type { Pool } from 'pg'
import type { Handler } from '#context.ts'
import { countMatches } from '#member/countMatches.ts'

type Candidate = Output<typeof company.match>['results'][number]['candidates'][number]

export const match: Handler<typeof company.match> = async ({ names, limit }, context) => {
  await countMatches(context, names.length)
  const { db, deps } = context
  const matches = await matched(
    deps.searching,
    names.map(({ name, englishName, regionCode, creditCode }) => ({
      listedName: name,
      englishName: englishName ?? null,
      regionCode: regionCode ?? null,
      creditCode: creditCode ?? null,
    })),
  )
  const meant = matches.map((one) => candidatesOf(one).slice(0, limit))
  const ids = [...new Set(meant.flat().map(({ companyId }) => companyId))]
  const rows =
    ids.length === 0
      ? []
      : await db
          .selectFrom('company')
          .where('id', 'in', ids)
          .select(['id', 'name', 'registrationStatus', 'regionCode'])
          .execute()
  const byId = new Map(rows.map((row) => [row.id, row]))
  return {
    results: meant.map((candidates) => ({
      candidates: candidates.flatMap(({ companyId, score, reasons, isSure }): Candidate[] => {
        const row = byId.get(companyId)
        // What the import keeps as text is what the matcher gave: the codes of the contract.
        return row === undefined
          ? []
          : [{ ...row, score, isSure, reasons: trusted<Candidate['reasons']>(reasons) }]
      }),
    })),
  }
}

/** As the import of an exhibitor list matches its entries, on a connection of the ranked search. */
async function matched(pool: Pool, printed: Printed[]): Promise<Match[]> {
  const client = await pool.connect()
  try {
    await client.query('begin read only')
    const matches = await matchRows(client, printed)
    await client.query('commit')
    client.release()
    return matches
  } catch (error) {
    client.release(true)
    throw error
  }
}

function candidatesOf(match: Match) {
  if (match.status !== 'matched') return match.candidates.map((one) => ({ ...one, isSure: false }))
  const { companyId, score, reasons } = match
  return [{ companyId, score, reasons, isSure: true }]
}
