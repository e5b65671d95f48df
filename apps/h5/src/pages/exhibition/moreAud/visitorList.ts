import type { Request } from '@zhzz/contract/endpoint.ts'
import type { exhibition } from '@zhzz/contract/exhibition/calls.ts'
import type { visitorSorts } from '@zhzz/contract/exhibition/visitorCalls.ts'
import type { Asked } from '#nav/filterKinds.ts'
import { type Address, listParams } from '#nav/listParams.ts'

type Question = Omit<Request<typeof exhibition.visitors>, 'cursor' | 'limit'>

/** Values that a list prints; they may hold commas. */
const printed = { shown: 'apart', pattern: /^(?=.*\S)[^\p{Cc}\p{Cs}]{1,100}$/u, glue: '|' } as const

/** 参展观众: the parameters, filters and orders of its organisations. */
export const visitorList = listParams<Omit<Question, 'editionId' | 'sort'>, (typeof visitorSorts)[number]>()(
  (kinds) => ({
    // `list`: the organisations; else what is published of all visitors.
    place: ['tab'],
    filters: {
      regionCode: kinds.codes('regionCodes', {
        title: 'company.region',
        pattern: /^[0-9A-Z]{2,12}$/,
        tree: 'worldRegions',
      }),
      editions: kinds.one('visitedEditions', {
        title: 'visitor.editionCount',
        words: { 2: 'visitor.least2', 3: 'visitor.least3', 5: 'visitor.least5' },
      }),
      // Those of the list (VisitorFilters.tsx).
      industry: kinds.codes('industries', { title: 'company.industry', ...printed }),
      jobLevel: kinds.codes('jobLevels', { title: 'visitor.jobLevel', ...printed }),
      interest: kinds.codes('interests', { title: 'visitor.interest', ...printed }),
    },
    usual: 'visitorCount',
    sorts: {
      visitorCount: 'visitor.byPeople',
      editionCount: 'visitor.editionCount',
      name: 'exhibition.sortName',
    },
  }),
)

/** What the server is asked for; wrong values of an address are passed over. */
export function visitorQuestion(
  params: Address & { readonly editionId: string },
  asked: Asked,
): Question & { limit: number } {
  return {
    editionId: params.editionId,
    sort: visitorList.sort(params) ?? visitorList.usual,
    limit: 20,
    ...visitorList.asks(params, asked),
  }
}
