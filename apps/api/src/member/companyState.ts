import type { CompanyCard } from '@zhzz/contract/company/card.ts'
import type { DB } from '@zhzz/db/openDatabase.ts'
import { type Kysely, sql } from 'kysely'
import type { Viewer } from '#http/session.ts'
import { isFavorite } from '#member/favorite.ts'
import { isUnlocked } from '#member/heldUnlock.ts'
import { followedAt } from '#member/teamFollowUp.ts'

/** What the viewer has done with each company: favourite of his own; unlocked and followed by anyone of the tenant. */
export async function companyStates(
  db: Kysely<DB>,
  companyIds: string[],
  viewer: Viewer | null,
  now: Date,
): Promise<(companyId: string | null) => CompanyCard['myState']> {
  if (viewer === null) return () => null
  if (companyIds.length === 0) return () => ({ favorited: false, unlocked: false, followedAt: null })
  const company = sql`asked.id`
  const { rows } = await sql<State & { id: string }>`
    select asked.id, ${isFavorite(viewer, company)} as favorited, ${isUnlocked(viewer, company, now)} as unlocked,
      ${followedAt(viewer, company)} as followed_at
    from unnest(${companyIds}::uuid[]) as asked (id)`.execute(db)
  const states = new Map(rows.map(({ id, ...state }) => [id, state]))
  return (id) => {
    const state = id === null ? undefined : states.get(id)
    return {
      favorited: state?.favorited ?? false,
      unlocked: state?.unlocked ?? false,
      followedAt: state?.followedAt?.toISOString() ?? null,
    }
  }
}

type State = { favorited: boolean; unlocked: boolean; followedAt: Date | null }
