import { exhibition } from '@zhzz/contract/exhibition/calls.ts'
import { followUp } from '@zhzz/contract/followUp/calls.ts'
import { schedule } from '@zhzz/contract/schedule/calls.ts'
import { joinTeam, type Person } from '#testing/joinTeam.ts'
import { type TestServer, uuid } from '#testing/testServer.ts'
import { addCompany, addEdition, signIn } from '#testing/testWorld.ts'

const places = [
  { code: '330000', name: '浙江省', englishName: null, level: 1, sort: 0, isOverseas: false },
  {
    code: '330100',
    name: '杭州市',
    englishName: null,
    level: 2,
    sort: 0,
    isOverseas: false,
    parentCode: '330000',
  },
]

/** Teams, and what their people hold. */
export async function teamWorld(server: TestServer) {
  const {
    call,
    clock,
    database: { db },
  } = server
  for (const place of places) await db.insertInto('region').values(place).execute()
  /** A team of its own for each test, with three members. */
  async function newTeam() {
    const owner = await signIn(server, 'team')
    const [anna, ben, chris] = [
      await joinTeam(server, owner),
      await joinTeam(server, owner),
      await joinTeam(server, owner),
    ]
    return { owner, anna, ben, chris }
  }

  async function plan(who: Person, companyId: string, hours: number | null) {
    const at = (offset: number) => new Date(clock.now.getTime() + offset * 3_600_000).toISOString()
    const fields = { targetType: 'company', targetId: companyId, followType: 'phone' } as const
    const times = { followTime: at(-1), nextFollowTime: hours === null ? null : at(hours) }
    const { data } = await call(
      followUp.save,
      { ...fields, ...times, clientUid: uuid(), content: `跟进 ${uuid()}` },
      { ...who, key: uuid() },
    )
    return data
  }

  /** So many customers with a task each, targets at an exhibition of one of them, and that on 我的展会. */
  async function fill(who: Person, count: number) {
    const companies = []
    for (let at = 0; at < count; at++) {
      const company = await addCompany(server)
      await plan(who, company.id, 24 + at)
      companies.push(company.id)
    }
    const edition = await addEdition(server, { entries: 2, companyId: companies[0] ?? null })
    const entries = await db
      .selectFrom('exhibitor')
      .where('editionId', '=', edition.id)
      .orderBy('boothNo')
      .select('id')
      .execute()
    const at = clock.now.toISOString()
    const marks = entries.map(({ id }) => ({ exhibitorId: id, state: 'visited' as const, at }))
    await call(exhibition.markTargets, { marks }, { ...who, key: uuid() })
    await call(schedule.addMine, { editionIds: [edition.id] }, { ...who, key: uuid() })
    return { companies, editionId: edition.id }
  }

  async function held(who: Person) {
    const customers = await db
      .selectFrom('customer')
      .where('ownerId', '=', who.subAccountId)
      .orderBy('companyId')
      .select('companyId')
      .execute()
    const tasks = await db
      .selectFrom('followUp')
      .where('taskOwnerId', '=', who.subAccountId)
      .where('nextState', '=', 'open')
      .select((row) => row.fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow()
    const targets = await db
      .selectFrom('targetItem')
      .where('subAccountId', '=', who.subAccountId)
      .select((row) => row.fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow()
    const exhibitions = await db
      .selectFrom('myExhibition')
      .where('subAccountId', '=', who.subAccountId)
      .select((row) => row.fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow()
    return {
      customers: customers.length,
      tasks: tasks.n,
      targets: targets.n,
      exhibitions: exhibitions.n,
    }
  }

  return { newTeam, plan, fill, held }
}
