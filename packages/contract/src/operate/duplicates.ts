import { z } from 'zod'
import { type Endpoint, read, write } from '#endpoint.ts'
import { id, instant } from '#field.ts'
import { companyFacts } from '#operate/match.ts'
import { consoleService } from '#prefix.ts'

const duplicates = `${consoleService}/duplicate`
const access = 'operator:data'

/** Pairs that are shown at once, the likeliest first. */
export const mostPairs = 50

/** Why two records may be one company, the strongest first. */
export const pairReasons = ['sameNumber', 'sameOrganization', 'sameNameAndPlace', 'sameTelephone'] as const
export type PairReason = (typeof pairReasons)[number]

/** The one that is joined, and the one that stays. */
const pair = { fromId: id, toId: id }

/** Two records of one company: found, joined, parted. */
export const duplicateCalls = {
  companyPairs: read('GET', `${duplicates}/pairs`, {
    access,
    summary: 'records that may be one company, in pairs, of which nothing was said yet',
    input: z.object({}),
    output: z.object({
      list: z.array(
        z.object({ one: companyFacts, other: companyFacts, reasons: z.array(z.enum(pairReasons)) }),
      ),
      isMore: z.boolean(),
    }),
  }),
  joinPreview: read('GET', `${duplicates}/preview`, {
    access,
    summary:
      'what joining one company to another would move, and what both say and stays where it is, by table',
    input: z.object(pair),
    output: z.object({
      from: companyFacts,
      to: companyFacts,
      /** both have a credit code: the register has them as two */
      hasTwoCodes: z.boolean(),
      moves: z.array(z.object({ table: z.string(), moved: z.number().int(), stays: z.number().int() })),
    }),
    fails: ['notFound'],
  }),
  joinCompany: write('POST', `${duplicates}/join`, {
    access,
    records: { event: 'operate', detail: () => 'join' },
    summary: 'joins a company to another, as `npm run import -- join` does',
    input: z.object({ ...pair, hasTwoCodes: z.boolean().default(false) }),
    output: z.object({ joinId: id }),
    fails: ['notFound', 'conflict'],
  }),
  partCompany: write('POST', `${duplicates}/part`, {
    access,
    records: { event: 'operate', detail: () => 'part' },
    summary: 'parts what was joined, as `npm run import -- part` does: what went over comes back',
    input: z.object({ id }),
    output: z.literal(true),
    fails: ['notFound'],
  }),
  keepApart: write('POST', `${duplicates}/apart`, {
    access,
    records: { event: 'operate', detail: ({ isApart }) => (isApart ? 'apart' : 'apart undone') },
    summary:
      'two records are two companies: the pair is not shown again and no rule joins it; or that is taken back',
    input: z.object({ oneId: id, otherId: id, isApart: z.boolean() }),
    output: z.literal(true),
    fails: ['notFound'],
  }),
  joins: read('GET', `${duplicates}/joins`, {
    access,
    summary: 'what operators joined, the newest first, and what was parted again',
    input: z.object({}),
    output: z.object({
      list: z.array(
        z.object({
          id,
          from: z.string(),
          to: z.string(),
          operator: z.string(),
          at: instant,
          partedBy: z.string().nullable(),
        }),
      ),
      isMore: z.boolean(),
    }),
  }),
} satisfies Record<string, Endpoint>
