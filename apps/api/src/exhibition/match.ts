import type { exhibition } from '@zhzz/contract/exhibition/calls.ts'
import type { Handler } from '#context.ts'
import { shanghaiDay } from '#day.ts'
import { editionCandidates } from '#exhibition/editionCandidates.ts'
import { knownSeriesNames } from '#exhibition/knownSeriesNames.ts'
import { countMatches } from '#member/countMatches.ts'

export const match: Handler<typeof exhibition.match> = async ({ names, limit }, context) => {
  await countMatches(context, names.length)
  const { db, now } = context
  const series = await knownSeriesNames(db)
  const results: { candidates: Awaited<ReturnType<typeof editionCandidates>> }[] = []
  for (const written of names)
    results.push({
      candidates: (await editionCandidates(db, written, { series, today: shanghaiDay(now) })).slice(0, limit),
    })
  return { results }
}
