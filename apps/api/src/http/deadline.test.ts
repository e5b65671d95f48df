import { member } from '@zhzz/contract/member/calls.ts'
import { expect, test } from 'vitest'
import { testServer } from '#testing/testServer.ts'
import { addCompany, signIn } from '#testing/testWorld.ts'

const server = await testServer()
const { pool } = server.database
const hurried = await testServer({ database: server.database, answerMilliseconds: 300 })

test('a call that would take too long is answered with busy and when to come again, and nothing of it stays', async () => {
  const { token, tenantId } = await signIn(server, 'team')
  const { id } = await addCompany(server)
  const other = await pool.connect()
  await other.query('begin')
  await other.query('lock table unlock in access exclusive mode')
  const answer = await hurried.raw(member.unlock, { companyId: id }, { token })
  expect(answer.statusCode).toBe(503)
  expect(answer.headers['retry-after']).toBe('1')
  expect(answer.json().data.failure).toBe('busy')
  const waiting = `select count(*)::int as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`
  while ((await other.query(waiting)).rows[0].count > 0) continue
  await other.query('rollback')
  other.release()
  const { rows } = await pool.query('select 1 from unlock where tenant_id = $1', [tenantId])
  expect(rows).toEqual([])
})
