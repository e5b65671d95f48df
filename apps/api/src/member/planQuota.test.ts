import { endpoints } from '@zhzz/contract/endpoints.ts'
import { countedQuotas, rowQuotas } from '@zhzz/contract/quota.ts'
import { testDatabase } from '@zhzz/db/testDatabase.ts'
import { expect, test } from 'vitest'

const { db } = await testDatabase()

test('every plan that may ask for a list has the number of its rows', async () => {
  const plans = await db.selectFrom('plan').select('code').execute()
  const rows = await db.selectFrom('planQuota').where('period', '=', 'query').selectAll().execute()
  const given = new Set(rows.map(({ planCode, quotaCode }) => `${planCode} ${quotaCode}`))
  const missing = endpoints.flatMap(({ name, access, quota }) =>
    plans
      .filter(({ code }) => quota !== undefined && (access === 'visitor' || code !== 'anonymous'))
      .filter(({ code }) => !given.has(`${code} ${quota}`))
      .map(({ code }) => `${name}: plan_quota has no row of ${quota} for ${code}`),
  )
  expect(missing).toEqual([])
})

test('the contract names every quota of the plans', async () => {
  const rows = await db.selectFrom('planQuota').distinct().select('quotaCode').execute()
  const named: string[] = [...rowQuotas, ...countedQuotas]
  expect(rows.map(({ quotaCode }) => quotaCode).sort()).toEqual(named.sort())
})
