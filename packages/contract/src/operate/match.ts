import { z } from 'zod'
import { type Endpoint, read, write } from '#endpoint.ts'
import { filledText, id, instant } from '#field.ts'
import { consoleService } from '#prefix.ts'

const matching = `${consoleService}/match`
const access = 'operator:data'

/** Names that are handed to an operator at once; they are nobody else's for some minutes. */
export const mostNames = 20

export const matchVerdicts = ['company', 'none', 'later'] as const
export type MatchVerdict = (typeof matchVerdicts)[number]

/** A company as an operator tells it from others. */
export const companyFacts = z.object({
  id,
  name: z.string(),
  creditCode: z.string().nullable(),
  registrationNo: z.string().nullable(),
  place: z.string().nullable(),
  status: z.string().nullable(),
  established: z.iso.date().nullable(),
  address: z.string().nullable(),
  website: z.string().nullable(),
  /** short name, brands, former names, English name */
  otherNames: z.array(z.string()),
  exhibitions: z.number().int(),
  /** known only from exhibitor lists */
  isListed: z.boolean(),
})
export type CompanyFacts = z.infer<typeof companyFacts>

const printed = z.object({
  id,
  name: z.string(),
  englishName: z.string().nullable(),
  place: z.string().nullable(),
  country: z.string().nullable(),
  website: z.string().nullable(),
  introduction: z.string().nullable(),
  products: z.array(z.string()),
  entryCount: z.number().int(),
  /** the newest of its entries */
  entries: z.array(z.object({ exhibition: z.string(), booth: z.string(), printed: z.string() })),
  candidates: z.array(
    companyFacts.extend({
      score: z.number(),
      /** codes of the matcher, the strongest first; and what the two have in common besides */
      reasons: z.array(z.string()),
    }),
  ),
})
export type PrintedName = z.infer<typeof printed>

/** 名录匹配: names that lists print and no rule was sure of. */
export const matchCalls = {
  takeNames: write('POST', `${matching}/take`, {
    access,
    summary:
      '名录匹配: the next printed names that wait for a word, those put off last; they lie before this operator alone for ten minutes',
    input: z.object({
      /** with candidates, or such that the matcher found nobody for */
      queue: z.enum(['candidates', 'nobody']).default('candidates'),
      /** entries of one exhibition alone */
      editionId: id.optional(),
      most: z.number().int().min(1).max(mostNames).default(10),
      /** names that lie before the operator already */
      held: z
        .array(id)
        .max(2 * mostNames)
        .default([]),
    }),
    output: z.object({ list: z.array(printed), waiting: z.number().int() }),
  }),
  decideName: write('POST', `${matching}/decide`, {
    access,
    records: { event: 'operate', detail: ({ verdict }) => `match ${verdict}` },
    summary:
      '名录匹配: which company a printed name is, that it is none, or not now; later lists that print it follow',
    input: z.discriminatedUnion('verdict', [
      z.object({ id, verdict: z.literal('company'), companyId: id }),
      z.object({ id, verdict: z.enum(['none', 'later']) }),
    ]),
    output: z.object({ decisionId: id }),
    fails: ['notFound', 'conflict'],
  }),
  undoName: write('POST', `${matching}/undo`, {
    access,
    records: { event: 'operate', detail: () => 'match undone' },
    summary: '名录匹配: takes a decision back, as if it had not been',
    input: z.object({ id }),
    output: z.literal(true),
    fails: ['notFound', 'conflict'],
  }),
  decidedNames: read('GET', `${matching}/decided`, {
    access,
    summary: '名录匹配: what was decided last, by whom',
    input: z.object({}),
    output: z.object({
      list: z.array(
        z.object({
          id,
          name: z.string(),
          verdict: z.enum(matchVerdicts),
          company: z.string().nullable(),
          operator: z.string(),
          at: instant,
          undoneBy: z.string().nullable(),
        }),
      ),
      isMore: z.boolean(),
    }),
  }),
  companiesNamed: read('GET', `${consoleService}/company/named`, {
    access,
    summary: 'companies by a name, part of one, a credit code, a registration number or an id',
    input: z.object({ words: filledText(100) }),
    output: z.object({ list: z.array(companyFacts) }),
  }),
} satisfies Record<string, Endpoint>
