import type { Input } from '@zhzz/contract/endpoint.ts'
import type { boothAreaBands, exhibition, exhibitorStates } from '@zhzz/contract/exhibition/calls.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Viewer } from '#http/session.ts'
import { isFavorite } from '#member/favorite.ts'
import { isUnlocked } from '#member/heldUnlock.ts'
import { isFollowed } from '#member/teamFollowUp.ts'

type Filters = Pick<
  Input<typeof exhibition.exhibitors>,
  'areaBands' | 'regionCodes' | 'states' | 'onlyFavorites' | 'hasContact'
> & { viewer: Viewer | null; now: Date }

/** m² */
const areas: Record<(typeof boothAreaBands)[number], readonly [number, number]> = {
  under18: [0, 18],
  '18to36': [18, 36],
  '36to72': [36, 72],
  '72to150': [72, 150],
  over150: [150, 1e8],
}

const company = sql`exhibitor.company_id`

/** The conditions on `exhibitor` and its `company` that take more than a comparison. */
export function exhibitorFilters(filters: Filters): RawBuilder<boolean>[] {
  const { areaBands, regionCodes, states = [], onlyFavorites, hasContact, viewer, now } = filters
  const conditions: RawBuilder<boolean>[] = states.map((state) => stateCondition(state, viewer, now))
  if (areaBands?.length)
    conditions.push(
      any(
        areaBands.map((band) => {
          const [least, below] = areas[band]
          return sql`(exhibitor.booth_area >= ${least} and exhibitor.booth_area < ${below})`
        }),
      ),
    )
  if (regionCodes?.length)
    conditions.push(sql<boolean>`(exhibitor.country_code = any(${regionCodes}::text[])
      or coalesce(exhibitor.region_code, company.region_code) in (
        select place.code from region place left join region parent on parent.code = place.parent_code
        where ${regionCodes}::text[] && array[place.code, place.parent_code, parent.parent_code]))`)
  if (hasContact !== undefined)
    conditions.push(sql<boolean>`(coalesce(company.contact_count, 0) > 0) = ${hasContact}`)
  if (onlyFavorites) conditions.push(isFavorite(viewer, company))
  return conditions
}

function any(conditions: RawBuilder<unknown>[]): RawBuilder<boolean> {
  return sql<boolean>`(${sql.join(conditions, sql` or `)})`
}

function stateCondition(
  state: (typeof exhibitorStates)[number],
  viewer: Viewer | null,
  now: Date,
): RawBuilder<boolean> {
  const target = sql`select from target_item target where target.exhibitor_id = exhibitor.id
    and target.sub_account_id = ${viewer?.subAccountId ?? null}::uuid`
  const conditions = {
    target: sql<boolean>`exists (${target})`,
    visited: sql<boolean>`exists (${target} and target.state = 'visited')`,
    notVisited: sql<boolean>`not exists (${target} and target.state = 'visited')`,
    notUnlocked: sql<boolean>`not ${isUnlocked(viewer, company, now)}`,
    notFollowed: sql<boolean>`not ${isFollowed(viewer, company)}`,
    notKnown: sql<boolean>`not (exists (${target}) or ${isUnlocked(viewer, company, now)}
      or ${isFollowed(viewer, company)} or ${isFavorite(viewer, company)})`,
  }
  return conditions[state]
}
