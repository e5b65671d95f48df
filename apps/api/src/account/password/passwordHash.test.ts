import { account } from '@zhzz/contract/account/calls.ts'
import { expect, test } from 'vitest'
import { inHashingTurn, mostInside } from '#account/password/passwordHash.ts'
import { agreed, testServer } from '#testing/testServer.ts'

const { call, raw, database } = await testServer()
const login = {
  userName: '12300009001',
  password: '谁也猜不到的一句话',
  agreementVersions: agreed.agreementVersions,
}

async function connections(): Promise<number> {
  const { rows } = await database.pool.query(
    `select count(*)::int as count from pg_stat_activity
     where datname = current_database() and application_name = 'zhzz sign-in'`,
  )
  return rows[0].count
}

test('where too many passwords are being compared one more is refused before anything is asked of the database', async () => {
  const end = Promise.withResolvers<void>()
  const turns = Array.from({ length: mostInside }, () => inHashingTurn(() => end.promise))
  const before = await connections()
  const answer = await raw(account.userNamePasswordLoginBehavior, login)
  expect(answer.statusCode).toBe(503)
  expect(answer.headers['retry-after']).toBe('1')
  expect(await connections()).toBe(before)
  end.resolve()
  await Promise.all(turns)
  expect((await call(account.userNamePasswordLoginBehavior, login)).failure).toBe('wrongPassword')
})
