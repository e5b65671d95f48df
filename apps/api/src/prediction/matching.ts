import { type RawBuilder, sql } from 'kysely'
import { isOfTopics, type Profile } from '#member/profile.ts'

/**
 * Ranked companies of an edition that match, of `head` and its `series`. `region_counts` counts them at each level of
 * GB/T 2260, so a city inside a province that is named too is not counted again.
 */
export function matchedSql({ regionCodes, industryCodes }: Profile): RawBuilder<number | null> {
  const named = new Set(regionCodes)
  const codes = [...named].filter(
    (code) =>
      ![`${code.slice(0, 2)}0000`, `${code.slice(0, 4)}00`].some(
        (above) => above !== code && named.has(above),
      ),
  )
  const inRegions =
    codes.length === 0
      ? sql<number | null>`coalesce(head.predicted_count, 0)`
      : sql<number | null>`(select coalesce(sum((head.region_counts ->> code)::integer), 0)::integer
          from unnest(${codes}::text[]) code)`
  if (industryCodes.length === 0) return inRegions
  return sql<number | null>`case when ${isOfTopics(industryCodes)} then ${inRegions} else 0 end`
}
