import type { ApplicationCard } from '@zhzz/contract/application/application.ts'
import { applicationGroups } from '@zhzz/contract/application/choices.ts'
import type { Locale } from '@zhzz/contract/locale.ts'
import { isPermitted, permissions } from '@zhzz/contract/permission.ts'
import type { DB } from '@zhzz/db/openDatabase.ts'
import { type Kysely, sql } from 'kysely'
import { shanghaiDay } from '#day.ts'
import type { Viewer } from '#http/session.ts'

type Reading = {
  db: Kysely<DB>
  viewer: Viewer | null
  now: Date
  locale: Locale
  /** The server has what an application of this `needs` works with. */
  has: (needs: string) => boolean
}
type Standing = Pick<ApplicationCard, 'openState' | 'closedBy' | 'expireDate'>

/** The catalogue, or one of it, as it stands for the viewer. Without words in a language it has the Chinese ones. */
export async function applicationCards(
  { db, viewer, now, locale, has }: Reading,
  code?: string,
): Promise<ApplicationCard[]> {
  const tenantId = viewer?.tenantId ?? null
  const rows = await db
    .selectFrom('application')
    .innerJoinLateral(
      (row) =>
        row
          .selectFrom('applicationText as one')
          .whereRef('one.code', '=', 'application.code')
          .where('one.locale', 'in', [locale, 'zh-Hans'])
          .orderBy(sql`one.locale = ${locale}`, 'desc')
          .limit(1)
          .select(['one.name', 'one.summary'])
          .as('words'),
      (join) => join.onTrue(),
    )
    .leftJoin('applicationOpen as own', (join) =>
      join.onRef('own.code', '=', 'application.code').on('own.tenantId', '=', tenantId),
    )
    .leftJoin('tenant', (join) => join.on('tenant.id', '=', tenantId))
    .where('application.isShown', '=', true)
    .$if(code !== undefined, (query) => query.where('application.code', '=', code ?? ''))
    .orderBy(sql`array_position(${[...applicationGroups]}::text[], application.group_code)`)
    .orderBy('application.position')
    .orderBy('application.code')
    .select(['application.code', 'application.groupCode as group', 'application.icon', 'application.tag'])
    .select(['application.pagePath', 'application.isPublic', 'application.permission', 'application.plans'])
    .select(['application.needs', 'application.grantsPlan'])
    .select(['words.name', 'words.summary', 'own.state', 'own.isTrial', 'own.expiresAt'])
    .select('tenant.planExpiresAt')
    .execute()
  return rows.map(({ code, group, icon, tag, name, summary, needs, ...row }) => ({
    code,
    group: applicationGroups.find((one) => one === group) ?? 'sales',
    icon,
    name,
    summary,
    tag: tag === 'hot' || tag === 'new' ? tag : null,
    pagePath: row.pagePath,
    ...(needs === null || has(needs) ? standingOf(row, viewer, now) : coming),
  }))
}

const coming: Standing = { openState: 'coming', closedBy: null, expireDate: null }

type Row = {
  pagePath: string | null
  isPublic: boolean
  permission: string | null
  plans: string[]
  grantsPlan: string | null
  state: string | null
  isTrial: boolean | null
  expiresAt: Date | null
  planExpiresAt: Date | null
}

/** What was opened for the tenant goes before the plan, with the plan where it came with one; a permission that is missing shuts both. */
function standingOf(row: Row, viewer: Viewer | null, now: Date): Standing {
  const shut = { closedBy: null, expireDate: null }
  if (row.pagePath === null) return coming
  if (viewer === null)
    return row.isPublic
      ? { ...shut, openState: 'opened' }
      : { ...shut, openState: 'closed', closedBy: row.plans.length > 0 ? 'plan' : 'signIn' }
  const needed = permissions.find((one) => one === row.permission)
  if (needed !== undefined && !isPermitted(viewer, needed))
    return { ...shut, openState: 'closed', closedBy: 'permission' }
  const hasPlan = row.plans.length === 0 || row.plans.includes(viewer.plan)
  const holds = row.expiresAt === null || row.expiresAt > now
  const isOpen = row.state === 'open' && holds && (row.grantsPlan === null || hasPlan)
  if (isOpen)
    return {
      openState: row.isTrial ? 'trial' : 'opened',
      closedBy: null,
      expireDate: row.expiresAt && shanghaiDay(row.expiresAt),
    }
  if (hasPlan) {
    const ends = row.plans.length > 0 ? row.planExpiresAt : null
    return { openState: 'opened', closedBy: null, expireDate: ends && shanghaiDay(ends) }
  }
  return { ...shut, openState: row.state === 'asked' ? 'asked' : 'closed', closedBy: 'plan' }
}
