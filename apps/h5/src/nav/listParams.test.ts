import { calendar } from '@zhzz/contract/calendar/calls.ts'
import { call } from '@zhzz/contract/call/calls.ts'
import { company } from '@zhzz/contract/company/calls.ts'
import { exhibition } from '@zhzz/contract/exhibition/calls.ts'
import { followUp } from '@zhzz/contract/followUp/calls.ts'
import { news } from '@zhzz/contract/news/calls.ts'
import { prediction } from '@zhzz/contract/prediction/calls.ts'
import { search } from '@zhzz/contract/search/calls.ts'
import { unlock } from '@zhzz/contract/unlock/calls.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { PageDefinition } from '#nav/definePage.tsx'
import { type Filter, paramOf, valuesOf } from '#nav/filterKinds.ts'
import { type Address, keywordOf, type ListParams } from '#nav/listParams.ts'
import { companyList, companyQuestion } from '#pages/enterprise/list/companyList.ts'
import companyPage from '#pages/enterprise/list/list.tsx'
import { editionList, editionQuestion } from '#pages/exhibition/list/editionList.ts'
import editionPage from '#pages/exhibition/list/list.tsx'
import visitorPage from '#pages/exhibition/moreAud/moreAud.tsx'
import { visitorList, visitorQuestion } from '#pages/exhibition/moreAud/visitorList.ts'
import { exhibitorList, exhibitorQuestion } from '#pages/exhibition/moreExh/exhibitorList.ts'
import exhibitorPage from '#pages/exhibition/moreExh/moreExh.tsx'
import { calendarList, calendarQuestion } from '#pages/exhSchedule/calendar/calendarList.ts'
import calendarPage from '#pages/exhSchedule/exhSchedule.tsx'
import recordPage from '#pages/followUp/list.tsx'
import { recordList } from '#pages/followUp/recordList.ts'
import hallPage from '#pages/hallSchedule/hallSchedule.tsx'
import { hallList, hallQuestion } from '#pages/hallSchedule/list/hallList.ts'
import { unlockFilters } from '#pages/my/unlock/unlockFilters.ts'
import unlockPage from '#pages/my/unlock.tsx'
import newsPage from '#pages/news/list/list.tsx'
import { newsList, newsQuestion } from '#pages/news/list/newsList.ts'
import { callFilters } from '#pages/outCall/callFilters.ts'
import callPage from '#pages/outCall/outCallForm.tsx'
import { editionsQuestion, editionList as predictedList } from '#pages/prediction/editionList.ts'
import { expectedList, expectedQuestion } from '#pages/prediction/enterprise/expectedList.ts'
import expectedPage from '#pages/prediction/enterprise/list.tsx'
import predictedPage from '#pages/prediction/list.tsx'

interface Case {
  list: Pick<
    ListParams<unknown, never, never>,
    'filters' | 'bar' | 'cleared' | 'isFiltered' | 'kept' | 'restored'
  >
  page: PageDefinition
  question: (params: Address) => unknown
  /** Whether the call takes what it is asked. */
  takes: (question: unknown) => boolean
}

const id = '0192f0c4-5a1e-7c3b-9d2f-3b1a5c7e9f01'
const asked = { today: '2026-11-21', isSignedIn: true }
const cases: Readonly<Record<string, Case>> = {
  外呼记录: {
    list: callFilters,
    page: callPage,
    question: (params) => callFilters.asks(params, asked),
    takes: (question) => call.list.input.safeParse(question).success,
  },
  找企业: {
    list: companyList,
    page: companyPage,
    question: (params) => companyQuestion(params, asked),
    takes: (question) => company.search.input.safeParse(question).success,
  },
  找展会: {
    list: editionList,
    page: editionPage,
    question: (params) => editionQuestion(params, asked.today),
    takes: (question) => exhibition.search.input.safeParse(question).success,
  },
  展会排期: {
    list: calendarList,
    page: calendarPage,
    question: (params) => calendarQuestion(params, asked),
    takes: (question) => calendar.days.input.safeParse(question).success,
  },
  参展商: {
    list: exhibitorList,
    page: exhibitorPage,
    question: (params) => exhibitorQuestion({ ...params, editionId: id }, asked),
    takes: (question) => exhibition.exhibitors.input.safeParse(question).success,
  },
  参展观众: {
    list: visitorList,
    page: visitorPage,
    question: (params) => visitorQuestion({ ...params, editionId: id }, asked),
    takes: (question) => exhibition.visitors.input.safeParse(question).success,
  },
  找展馆: {
    list: hallList,
    page: hallPage,
    question: (params) => hallQuestion(params),
    takes: (question) => search.halls.input.safeParse(question).success,
  },
  资讯中心: {
    list: newsList,
    page: newsPage,
    question: newsQuestion,
    takes: (question) => news.search.input.safeParse(question).success,
  },
  参展预测: {
    list: predictedList,
    page: predictedPage,
    question: (params) => editionsQuestion(params, asked, 'builder'),
    takes: (question) => prediction.editions.input.safeParse(question).success,
  },
  预测参展: {
    list: expectedList,
    page: expectedPage,
    question: (params) => expectedQuestion(id, params),
    takes: (question) => prediction.companies.input.safeParse(question).success,
  },
  我的解锁列表: {
    list: unlockFilters,
    page: unlockPage,
    question: (params) => unlockFilters.asks(params, asked),
    takes: (question) => unlock.list.input.safeParse(question).success,
  },
  跟进记录: {
    list: recordList,
    page: recordPage,
    question: (params) => ({ targetType: 'company', targetId: id, ...recordList.asks(params, asked) }),
    takes: (question) => followUp.list.input.safeParse(question).success,
  },
}

/** What filters hold beside words. */
const looked = ['310000', id, '2026-01-01', '2026-01-01_2026-06-30', '200-800', 'added', '上海展览公司']

/** Values that a filter takes; of those with a word, all. */
function valuesFor({ words, allows }: Filter<unknown>): readonly string[] {
  return [...Object.keys(words), ...looked.filter(allows)]
}

/** Every value of every filter, alone in an address. */
function alone({ list }: Case): readonly [name: string, address: Record<string, string>][] {
  return Object.entries(list.filters).flatMap(([name, filter]) =>
    valuesFor(filter).map((value) => [name, { [name]: value }] as const),
  )
}

for (const [title, each] of Object.entries(cases)) {
  const { list, page, question, takes } = each
  const names = Object.keys(list.filters)

  test(`${title}: the page takes every filter, and the bar shows each once that the page does not draw itself`, () => {
    expect(names.filter((name) => !page.params.includes(`${name}?`))).toEqual([])
    const shown = list.bar.flatMap((item) => item.names)
    expect(shown.toSorted()).toEqual(names.filter((name) => list.filters[name]?.isShown).toSorted())
  })

  test(`${title}: every filter narrows what is asked, with values that the call takes`, () => {
    const narrowing = alone(each).filter(([, address]) => {
      expect(takes(question(address)), JSON.stringify(address)).toBe(true)
      return JSON.stringify(question(address)) !== JSON.stringify(question({}))
    })
    expect(new Set(narrowing.map(([name]) => name))).toEqual(new Set(names))
  })

  test(`${title}: 清除筛选 takes every filter away, and nothing else`, () => {
    for (const [name, address] of alone(each)) {
      expect(list.isFiltered(address), name).toBe(true)
      expect({ ...address, view: 'calendar', ...list.cleared }).toEqual({
        view: 'calendar',
        ...Object.fromEntries(names.map((one) => [one, undefined])),
      })
      expect(list.isFiltered({ ...address, ...list.cleared })).toBe(false)
    }
  })

  test(`${title}: 保存筛选 keeps every filter and brings it back in the place of all others`, () => {
    const full = Object.assign({}, ...alone(each).map(([, address]) => address))
    expect(Object.keys(list.kept(full)).toSorted()).toEqual(names.toSorted())
    for (const [name, address] of alone(each)) {
      expect(list.kept({ ...address, tab: 'x', view: 'x' }), name).toEqual(address)
      const restored = { ...full, ...list.restored(list.kept(address)) }
      expect(list.kept(restored), name).toEqual(address)
    }
    expect(list.restored({ editionId: id, token: 'x' })).not.toHaveProperty('token')
  })

  test(`${title}: values come back from the address as they were written`, () => {
    for (const filter of Object.values(list.filters)) {
      const all = [...valuesFor(filter)]
      const maxLength = filter.glue === null ? 1 : all.length
      const values = fc.subarray(all, { maxLength })
      fc.assert(
        fc.property(values, (chosen) => {
          expect(valuesOf(filter, paramOf(filter, chosen))).toEqual(chosen)
        }),
      )
    }
  })

  test(`${title}: whatever stands in an address, the call takes what is asked`, () => {
    const shareable = page.params.filter((name) => name.endsWith('?')).map((name) => name.slice(0, -1))
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.string(),
      fc.constantFrom(...looked, ',', '_', '-'),
    )
    const several = fc.array(text, { maxLength: 60 })
    const param = fc.oneof(
      text,
      ...[',', '|', '\n'].map((glue) => several.map((values) => values.join(glue))),
    )
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom('keyword', 'sort', ...shareable), param), (address) => {
        expect(takes(question(address)), JSON.stringify(address)).toBe(true)
      }),
      { numRuns: 200 },
    )
  })
}

test('a keyword is cut without breaking a character', () => {
  expect(keywordOf({ keyword: ` ${'机'.repeat(99)}😀 ` })).toBe('机'.repeat(99))
})
