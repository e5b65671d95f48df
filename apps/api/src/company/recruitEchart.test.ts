import { company } from '@zhzz/contract/company/calls.ts'
import { expect, test } from 'vitest'
import { dayAfter, shanghaiDay } from '#day.ts'
import { testServer, uuid } from '#testing/testServer.ts'
import { addCompany, signIn } from '#testing/testWorld.ts'

const server = await testServer()
const { call, clock, database } = server

test('what the advertisements of twelve months make together; older ones count for nothing', async () => {
  const viewer = await signIn(server)
  const { id } = await addCompany(server)
  const today = shanghaiDay(clock.now)
  const add = (daysAgo: number, values: object) =>
    database.db
      .insertInto('companyJob')
      .values({
        id: uuid(),
        companyId: id,
        jobTitle: `职位${uuid()}`,
        workCity: '上海',
        publishDate: dayAfter(today, -daysAgo),
        dataSource: '测试',
        ...values,
      })
      .execute()
  await add(1, { salaryMin: 6_000, salaryMax: 8_000, education: '本科' })
  await add(2, { salaryMin: 20_000, salaryMax: 24_000, education: '大专', workCity: '苏州' })
  await add(120, { education: '硕士' })
  await add(800, { education: '本科' })
  const { data } = await call(company.recruitEchart, { id }, viewer)
  expect(data).toMatchObject({
    sample: 3,
    openJobs: 2,
    averageSalary: 14_500,
    bachelorRatio: 66.7,
    cities: [
      { value: '上海', count: 2 },
      { value: '苏州', count: 1 },
    ],
    salaries: [
      { value: '1', count: 1 },
      { value: '4', count: 1 },
    ],
  })
  expect(data.months).toHaveLength(12)
  expect(data.months.reduce((sum, { count }) => sum + count, 0)).toBe(3)
  const nobody = await addCompany(server)
  expect((await call(company.recruitEchart, { id: nobody.id }, viewer)).data).toMatchObject({
    sample: 0,
    averageSalary: null,
    cities: [],
  })
})
