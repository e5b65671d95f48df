import { call } from '@zhzz/contract/call/calls.ts'
import { company } from '@zhzz/contract/company/calls.ts'
import { home } from '@zhzz/contract/home/calls.ts'
import { news } from '@zhzz/contract/news/calls.ts'
import { schedule } from '@zhzz/contract/schedule/calls.ts'
import { search } from '@zhzz/contract/search/calls.ts'
import { ask } from '#e2e/ask.ts'
import { companyWith } from '#e2e/companyWith.ts'
import { editionWithVisitors } from '#e2e/editionWithVisitors.ts'
import { people } from '#e2e/sample.ts'
import { tokenFor } from '#e2e/signInAs.ts'
import { writeFollowUp } from '#e2e/writeFollowUp.ts'
import type { PageDefinition } from '#nav/definePage.tsx'

interface BuiltPage {
  path: string
  /** Parameters it cannot do without. */
  required: string[]
  params: string[]
}

const files = import.meta.glob<PageDefinition>('#pages/**/[a-z]*.tsx', { import: 'default' })

/** The pages that exist, their parameters and those they cannot do without. */
export async function builtPages(): Promise<BuiltPage[]> {
  return Promise.all(
    Object.entries(files).map(async ([file, load]) => {
      const { params } = await load()
      return {
        path: file.replace(/^.*(?=\/pages\/)|\.tsx$/g, ''),
        required: params.filter((name) => !name.endsWith('?')),
        params: params.map((name) => name.replace('?', '')),
      }
    }),
  )
}

/** Pages of one record, each with the module whose rows open it. */
export const recordPages = [
  { page: 'annualReportDetail', module: 'annualReport' },
  { page: 'patentDetail', module: 'patentPage' },
  { page: 'trademarkDetail', module: 'trademarkPage' },
] as const

/** A record of the invented world, and the company that has it. */
async function recordOf({ page, module }: (typeof recordPages)[number]): Promise<[string, string][]> {
  const { id } = await companyWith(module, 1)
  const { list } = await ask(company[module], { id }, await tokenFor(people.team))
  return [
    [`${page}/id`, id],
    [`${page}/recordId`, list[0]?.id ?? ''],
  ]
}

/** Values of the invented world, by parameter; a name that means several things stands behind its folder. */
async function sampleValues(token: string): Promise<Record<string, string>> {
  const { exhibitions, companies } = await ask(home.index, {})
  const editionId = exhibitions[0]?.id ?? ''
  const companyId = companies[0]?.card.id ?? ''
  const { list: articles } = await ask(news.search, {})
  const { list: halls } = await ask(search.halls, { keyword: '岚湖' })
  await ask(schedule.saveMine, { editionId }, token)
  const records: [string, string][] = []
  // One after the other: each signs the same person in.
  for (const one of recordPages) records.push(...(await recordOf(one)))
  const { list: called } = await ask(company.search, { filters: { hasContact: true }, limit: 2 }, token)
  const list = await ask(call.makeList, { name: '明天', companyIds: called.map(({ id }) => id) }, token)
  // Due now: what 消息中心 shows comes of it.
  const record = await writeFollowUp(token, companyId, {
    content: crypto.randomUUID(),
    nextFollowTime: new Date(Date.now() + 10 * 60_000).toISOString(),
    remindMinutes: 15,
  })
  return {
    'applicationDetails/id': 'callLine',
    'callList/id': list.id,
    'enterprise/id': companyId,
    'exhibition/id': editionId,
    'followUp/id': record.id,
    'hallSchedule/id': halls[0]?.id ?? '',
    'moreAud/editionId': (await editionWithVisitors()).id,
    'news/id': articles[0]?.id ?? '',
    companyId,
    editionId,
    targetType: 'company',
    targetId: companyId,
    url: '/hybrid/html/agreement.html',
    ...Object.fromEntries(records),
  }
}

/** What is one of several ways to say which thing is meant. */
const alsoGiven: Readonly<Record<string, readonly string[]>> = {
  '/pages/exhibition/detail/detail': ['id'],
  '/pages/exhSchedule/exhScheduleDetail': ['editionId'],
}

/** Every page that exists, with what it must be given: below /h5, with its query. */
export async function everyPage(token: string): Promise<string[]> {
  return everyPageWith(await sampleValues(token))
}

/** The same with other values, named as `sampleValues` does. */
export async function everyPageWith(values: Readonly<Record<string, string>>): Promise<string[]> {
  return (await builtPages()).map(({ path, required }) => {
    const folder = path.split('/')[2] ?? ''
    const names = alsoGiven[path] ?? required
    const own = path.split('/').at(-1)
    const given = names.map((name) => {
      const value = values[`${own}/${name}`] ?? values[`${folder}/${name}`] ?? values[name]
      if (value === undefined) throw new Error(`${path}: sampleValues does not say what ${name} is here`)
      return [name, value]
    })
    return given.length === 0 ? path : `${path}?${new URLSearchParams(given)}`
  })
}
