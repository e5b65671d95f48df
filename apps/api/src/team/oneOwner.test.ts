import { person } from '@zhzz/contract/person/calls.ts'
import { team } from '@zhzz/contract/team/calls.ts'
import { readMigrations } from '@zhzz/db/migrate.ts'
import { expect, test, vi } from 'vitest'
import { testServer } from '#testing/testServer.ts'
import { signIn } from '#testing/testWorld.ts'

const server = await testServer()
const { call, database } = server
const { db, pool } = database

type Person = Awaited<ReturnType<typeof signIn>>

async function join(owner: Person): Promise<Person> {
  const invited = await signIn(server)
  const { data } = await call(team.inviteMember, { phone: invited.phone, role: 'manager' }, owner)
  const answer = { invitationId: data.invitationId, accepted: true }
  const subAccountId = (await call(team.answerInvitation, answer, invited)).data.subAccountId ?? ''
  const { token } = (await call(person.switchSubAccount, { subAccountId }, invited)).data
  return { ...invited, token, subAccountId, tenantId: owner.tenantId }
}

async function ownersOf(tenantId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('subAccount')
    .where('tenantId', '=', tenantId)
    .where('isOwner', '=', true)
    .select('id')
    .execute()
  return rows.map(({ id }) => id)
}

test('a team handed to three people at once has one owner afterwards, every time', async () => {
  const owner = await signIn(server, 'team')
  const team3 = [owner, await join(owner), await join(owner), await join(owner)]
  let boss: Person = owner
  for (let round = 0; round < 8; round++) {
    const heirs = team3.filter((one) => one !== boss)
    const answers = await Promise.all(
      heirs.map(({ subAccountId }) => call(team.editMember, { subAccountId, role: 'owner' }, boss)),
    )
    expect(answers.map(({ failure }) => failure ?? 'taken').toSorted()).toEqual([
      'forbidden',
      'forbidden',
      'taken',
    ])
    const owners = await ownersOf(owner.tenantId)
    expect(owners).toHaveLength(1)
    boss = team3.find(({ subAccountId }) => subAccountId === owners[0]) ?? owner
  }
})

test('whoever loses the right while waiting for the team has lost it', async () => {
  const owner = await signIn(server, 'team')
  const [manager, colleague] = [await join(owner), await join(owner)]
  const { late } = await db.transaction().execute(async (trx) => {
    await trx.selectFrom('tenant').where('id', '=', owner.tenantId).forUpdate().select('id').execute()
    const late = call(team.disableMember, { subAccountId: colleague.subAccountId }, manager)
    await vi.waitFor(async () => {
      const waiting = await pool.query(
        `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      )
      expect(waiting.rowCount).toBe(1)
    }, 10_000)
    await trx
      .updateTable('subAccount')
      .set({ roles: ['reader'] })
      .where('id', '=', manager.subAccountId)
      .execute()
    return { late }
  })
  expect((await late).failure).toBe('forbidden')
})

test('the database itself refuses a second owner; where there were two, the one who came first stays', async () => {
  const owner = await signIn(server, 'team')
  const second = await join(owner)
  const crown = () =>
    db
      .updateTable('subAccount')
      .set({ isOwner: true, roles: ['owner'] })
      .where('id', '=', second.subAccountId)
      .execute()
  await expect(crown()).rejects.toThrow('sub_account_owner')
  await pool.query('drop index sub_account_owner')
  await crown()
  expect(await ownersOf(owner.tenantId)).toHaveLength(2)
  const file = (await readMigrations()).find(({ name }) => name.endsWith('one-owner.sql'))
  await pool.query(file?.sql ?? '')
  expect(await ownersOf(owner.tenantId)).toEqual([owner.subAccountId])
})
