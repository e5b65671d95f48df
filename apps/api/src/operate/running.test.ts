import { operate } from '@zhzz/contract/operate/calls.ts'
import { expect, test } from 'vitest'
import { link } from '#security/chain.ts'
import { testServer } from '#testing/testServer.ts'
import { addOperator, signIn } from '#testing/testWorld.ts'

const server = await testServer()
const { call, database, sealing } = server
const { db } = database
const keeper = await addOperator(server, ['running'])

test('lines of the log are found by number, event and day, and reading them is a line', async () => {
  const person = await signIn(server)
  const { list } = (await call(operate.logLines, { phone: person.phone }, keeper)).data
  expect(list.map(({ event }) => event)).toEqual(['signIn'])
  expect(JSON.stringify(list)).not.toContain(person.phone)
  const reads = async () => (await call(operate.logLines, { event: 'operate' }, keeper)).data.list
  await expect
    .poll(async () => (await reads()).map(({ who, detail }) => [who, detail]))
    .toContainEqual([
      expect.stringMatching(`^operator ${keeper.name} \\(console\\) number [\\da-f]{8}$`),
      'log of a number',
    ])
  const late = await call(operate.logLines, { since: '2099-01-01' }, keeper)
  expect(late.data).toEqual({ list: [], isMore: false })
})

test('the log is verified, and where it is broken is said', async () => {
  while ((await link(db, sealing)) > 0);
  expect((await call(operate.verifyLog, {}, keeper)).data).toMatchObject({ broken: null })
  const client = await database.pool.connect()
  await client.query('alter table security_log disable trigger all')
  await client.query(`update security_log set result = 'done!' where position = 1`)
  await client.query('alter table security_log enable trigger all')
  client.release()
  const { data } = await call(operate.verifyLog, {}, keeper)
  expect(data.broken).toContain('row 1 was changed')
})

test('before any server has run there are no jobs', async () => {
  expect((await call(operate.runningJobs, {}, keeper)).data.list).toEqual([])
})
