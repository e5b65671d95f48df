import { company } from '@zhzz/contract/company/calls.ts'
import { companyModules } from '@zhzz/contract/companyModule/companyModules.ts'
import type { Endpoint } from '@zhzz/contract/endpoint.ts'
import { endpoints } from '@zhzz/contract/endpoints.ts'
import { pageOf } from '@zhzz/contract/paging.ts'
import { type RowQuota, rowQuotas } from '@zhzz/contract/quota.ts'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { listsWorld } from '#testing/listsWorld.ts'
import { testServer } from '#testing/testServer.ts'
import { signIn } from '#testing/testWorld.ts'

/**
 * Who may see how much of a list: the table of entitlements, by what a list is counted by. null: all; absent: may not ask. A
 * quota that is added to the contract does not compile without its line.
 */
const table: Record<RowQuota, Partial<Record<Plan, number | null>>> = {
  list_rows: { anonymous: 10, free: 50, free_authenticated: 100, member: 1_000, team: 1_000 },
  exhibitor_rows: { anonymous: 10, free: 50, free_authenticated: 100, member: null, team: null },
  visitor_rows: { anonymous: 0, free: 10, free_authenticated: 20, member: null, team: null },
  history_rows: { anonymous: 1, free: 3, free_authenticated: 5, member: null, team: null },
  register_rows: { free: null, free_authenticated: null, member: null, team: null },
  business_rows: { free: 10, free_authenticated: 20, member: null, team: null },
  report_rows: { free: 1, free_authenticated: 2, member: null, team: null },
  prediction_editions: { anonymous: 0, free: null, free_authenticated: null, member: null, team: null },
  prediction_rows: { anonymous: 0, free: 3, free_authenticated: 10, member: null, team: null },
  own_rows: { free: null, free_authenticated: null, member: null, team: null },
  plan_items: { free: 5, free_authenticated: 20, member: null, team: null },
  news_rows: { anonymous: null, free: null, free_authenticated: null, member: null, team: null },
}
const plans = ['anonymous', 'free', 'free_authenticated', 'member', 'team'] as const
type Plan = (typeof plans)[number]

/** Lists whose rows take more than a table to make: where they are asked by plan. */
const elsewhere: Readonly<Record<string, string>> = {
  'company.similarCompany': 'company/similarCompany.test.ts',
  'company.signals': 'company/signals.test.ts',
  'prediction.editions': 'prediction/editions.test.ts',
  'prediction.byCompany': 'prediction/companies.test.ts',
  'schedule.customersAt': 'schedule/customerEditions.test.ts',
}

const server = await testServer({
  limitPoints: { smsPhoneMinute: 1e6, smsNetworkHour: 1e6 },
})
const { call, raw } = server
const { db } = server.database
const world = await listsWorld(server)
const viewers: Record<Plan, { token?: string }> = {
  anonymous: {},
  free: await signIn(server),
  free_authenticated: await authenticated(),
  member: await signIn(server, 'member'),
  team: await signIn(server, 'team'),
}

/** By list: what is asked, and how many rows there are. */
const lists: Readonly<Record<string, { input: object; rows: number }>> = {
  ...Object.fromEntries(
    Object.keys(companyModules).map((name) => [
      `company.${name}`,
      { input: { id: world.company }, rows: world.records },
    ]),
  ),
  'company.exhibitionHistory': { input: { id: world.company }, rows: world.past },
  'company.search': { input: {}, rows: world.companies },
  'company.near': { input: world.here, rows: world.near },
  'exhibition.search': { input: { filters: { from: world.day, to: world.day } }, rows: world.editions },
  'exhibition.exhibitors': { input: { editionId: world.edition }, rows: world.entries },
  'exhibition.visitors': { input: { editionId: world.edition }, rows: world.records },
  'calendar.editions': { input: { from: world.day, to: world.day }, rows: world.editions },
  'search.halls': { input: {}, rows: world.halls },
  'search.exhibitors': { input: { keyword: '数控车床' }, rows: world.allEntries },
  'news.search': { input: {}, rows: world.records },
  'prediction.companies': { input: { editionId: world.predicted }, rows: 12 },
}
const open = endpoints.filter(({ quota }) => quota !== undefined && quota !== 'own_rows')

test('every list of what is not one’s own is asked here by every plan, or in a test that is named', () => {
  const named = [...Object.keys(lists), ...Object.keys(elsewhere)]
  expect(named.toSorted()).toEqual(open.map(({ name }) => name).toSorted())
})

test('plan_quota is the table', async () => {
  const kept = await db.selectFrom('planQuota').where('quotaCode', 'in', rowQuotas).selectAll().execute()
  const told = Object.entries(table).flatMap(([quota, ofPlans]) =>
    Object.entries(ofPlans).map(([plan, rows]) => `${quota} ${plan} ${rows ?? -1}`),
  )
  const said = kept.map(({ quotaCode, planCode, limitValue }) => `${quotaCode} ${planCode} ${limitValue}`)
  expect(said.toSorted()).toEqual(told.toSorted())
})

const asked = open.flatMap((endpoint) => {
  const given = lists[endpoint.name]
  return given === undefined ? [] : [[endpoint.name, endpoint, given] as const]
})

const permitted = asked.flatMap(([name, endpoint, given]) =>
  plans.map((plan) => ({ name, plan, endpoint, ...given, allowed: allowedOf(endpoint, plan) })),
)

test.each(permitted.filter(({ allowed }) => allowed === undefined))(
  '$name: nothing for $plan',
  async ({ endpoint, input, plan }) => {
    expect((await call(endpoint, input, viewers[plan])).failure).toBe('signedOut')
  },
)

test.each(permitted.filter(({ allowed }) => allowed !== undefined))(
  '$name: $plan gets its rows, is told of the others, and gets nothing of them',
  async ({ endpoint, input, rows, plan, allowed }) => {
    const all = (await walk(endpoint, input, viewers.team)).ids
    expect(all).toHaveLength(rows)
    const shown = Math.min(rows, allowed ?? rows)
    const { ids, bodies, last } = await walk(endpoint, input, viewers[plan])
    expect(ids).toEqual(all.slice(0, shown))
    expect(last).toMatchObject({
      total: rows,
      totalIsMore: false,
      cursor: null,
      access: {
        level: shown === rows ? 'full' : shown === 0 ? 'count' : 'preview',
        visible: shown,
        hidden: rows - shown,
        reason: shown === rows ? null : plan === 'anonymous' ? 'signIn' : 'plan',
      },
    })
    for (const body of bodies) {
      expect(all.slice(shown).filter((id) => body.includes(id))).toEqual([])
      expect(body).not.toMatch(/1209990\d{4}|欧阳测试/)
    }
  },
)

test('a guest gets the numbers of the modules of a company, and none of their records', async () => {
  const { data } = await call(company.detail, { id: world.company })
  const counts = Object.keys(companyModules).map((name) => Object(data.moduleCounts)[name])
  expect(counts).toEqual(counts.map(() => world.records))
  expect(JSON.stringify(data)).not.toContain('来源25')
})

/** null: all rows; undefined: it may not ask. */
function allowedOf({ access, quota }: Endpoint, plan: Plan): number | null | undefined {
  if (quota === undefined || (plan === 'anonymous' && access !== 'visitor')) return undefined
  return table[quota][plan]
}

const anyPage = pageOf(z.object({ id: z.string().optional() }).loose())

/** All pages of a list as somebody sees them: ids of the rows, the last answer, and each as it was sent. */
async function walk(endpoint: Endpoint, input: object, who: { token?: string }) {
  const ids: string[] = []
  const bodies: string[] = []
  for (let cursor: string | undefined; ; ) {
    const answer = await raw(endpoint, { ...input, limit: 40, ...(cursor && { cursor }) }, who)
    bodies.push(answer.body)
    const last = anyPage.parse(JSON.parse(answer.body).data)
    ids.push(...last.list.map(idOf))
    if (last.cursor === null) return { ids, bodies, last }
    cursor = last.cursor
  }
}

function idOf(row: { [field: string]: unknown }): string {
  const { id = row['exhibitorId'], company: of, card } = Object(row)
  return String(id ?? of?.id ?? card?.id)
}

/** A company that the operator has authenticated, on no paid plan. */
async function authenticated() {
  const who = await signIn(server)
  await db.updateTable('tenant').set({ authStatus: 3 }).where('id', '=', who.tenantId).execute()
  return who
}
