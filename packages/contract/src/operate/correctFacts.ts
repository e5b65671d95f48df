import { z } from 'zod'
import { type Endpoint, read, write } from '#endpoint.ts'
import { date, filledText, id } from '#field.ts'
import { consoleService } from '#prefix.ts'

const correction = `${consoleService}/correct`
const access = 'operator:data'

/** By kind of record the facts that an operator puts right. */
export const correctedFacts = {
  series: ['name', 'englishName', 'website', 'introduction', 'industries'],
  edition: [
    'name',
    'englishName',
    'editionNo',
    'year',
    'startDate',
    'endDate',
    'status',
    'hall',
    'region',
    'organizers',
    'coOrganizers',
    'supporters',
    'website',
    'introduction',
  ],
  entry: ['listedName', 'listedEnglishName', 'booths', 'pavilion', 'company'],
  hall: [
    'name',
    'englishName',
    'region',
    'address',
    'indoorArea',
    'outdoorArea',
    'pavilionCount',
    'openedYear',
    'operatorName',
    'phone',
    'website',
    'traffic',
    'truckRules',
    'introduction',
  ],
  pavilion: [
    'area',
    'clearHeight',
    'floorLoad',
    'doors',
    'length',
    'width',
    'columnSpacing',
    'rigging',
    'power',
    'utilities',
    'standardBooths',
  ],
  occupancy: ['pavilions', 'title', 'phase', 'startDate', 'endDate', 'certainty'],
} as const
export type CorrectedKind = keyof typeof correctedFacts
export type FactOf<Kind extends CorrectedKind> = (typeof correctedFacts)[Kind][number]

export const correctedKind = z.enum(['series', 'edition', 'entry', 'hall', 'pavilion', 'occupancy'])
export const correctedFact = z.enum([...new Set(Object.values(correctedFacts).flat())])
export type CorrectedFact = z.infer<typeof correctedFact>

/** Who says so, as pages show it. */
export const source = filledText(100)
/** nothing is kept: what would change is answered alone */
export const isTrial = z.boolean()
const changes = z.array(
  z.object({
    field: correctedFact,
    /** as a file would write it; null: nothing */
    before: z.string().nullable(),
    after: z.string().nullable(),
  }),
)
export const outcome = z.object({
  /** of the run that takes it back; null: it was a trial */
  number: z.number().int().nullable(),
  changes,
  /** companies whose counts and search rows follow within a minute */
  companyCount: z.number().int(),
})
const words = z.string().trim().min(1).max(100)

/** Facts of exhibitions, entries and halls put right by who knows them. */
export const correctFactCalls = {
  editionsNamed: read('GET', `${correction}/editions`, {
    access,
    summary: 'editions found by words of their names, the latest first, at most 30',
    input: z.object({ words }),
    output: z.object({
      list: z.array(
        z.object({
          id,
          name: z.string(),
          startDate: date,
          endDate: date,
          hall: z.string().nullable(),
          /** exhibitors on its list */
          entries: z.number().int(),
          series: z.object({ id, name: z.string() }),
        }),
      ),
    }),
  }),
  hallsNamed: read('GET', `${correction}/halls`, {
    access,
    summary: 'halls found by words of their names, at most 30',
    input: z.object({ words }),
    output: z.object({
      list: z.array(
        z.object({ id, name: z.string(), region: z.string().nullable(), editions: z.number().int() }),
      ),
    }),
  }),
  entriesNamed: read('GET', `${correction}/entries`, {
    access,
    summary:
      'entries of an edition by words of the printed name or the booth, those taken off the list too, at most 50',
    input: z.object({ editionId: id, words: z.string().trim().max(100).default('') }),
    output: z.object({
      list: z.array(
        z.object({
          id,
          listedName: z.string(),
          /** all of its booths, as the list prints them */
          booths: z.string(),
          company: z.string().nullable(),
          /** it is off the list */
          isRemoved: z.boolean(),
        }),
      ),
    }),
    fails: ['notFound'],
  }),
  factsOf: read('GET', `${correction}/facts`, {
    access,
    summary: 'what stands of an exhibition, an entry or a hall, fact by fact, with who said it',
    input: z.object({ kind: correctedKind, id }),
    output: z.object({
      name: z.string(),
      facts: z.array(
        z.object({
          field: correctedFact,
          /** as a file would write it; null: nobody said it */
          value: z.string().nullable(),
          source: z.string(),
          asOf: date.nullable(),
        }),
      ),
    }),
    fails: ['notFound'],
  }),
  correctFacts: write('POST', `${correction}/facts`, {
    access,
    records: {
      event: 'operate',
      detail: ({ kind, set, blank, isTrial: isTried }) =>
        [...(isTried ? ['trial'] : []), kind, ...Object.keys(set), ...blank].join(' '),
    },
    summary:
      'puts facts of an exhibition, an entry or a hall right: a run that is taken back as an import is, and what was wrong is not believed again',
    input: z.object({
      kind: correctedKind,
      id,
      /** by field, as a file would write it */
      set: z.partialRecord(correctedFact, filledText(20_000)),
      /** what stands there is wrong, and nobody knows what is right */
      blank: z.array(correctedFact).max(correctedFact.options.length),
      source,
      isTrial,
    }),
    output: outcome,
    fails: ['notFound', 'conflict'],
  }),
  addEntry: write('POST', `${correction}/entry`, {
    access,
    records: { event: 'operate', detail: ({ isTrial: isTried }) => (isTried ? 'trial' : '') },
    summary: 'adds an exhibitor that the list of an edition lacks, or puts one back that was taken off it',
    input: z.object({
      editionId: id,
      /** as printed */
      listedName: filledText(300),
      /** all booths, as lists print them */
      booths: z.string().trim().max(500).default(''),
      /** whose entry it is; without: as the printed name tells */
      companyId: id.optional(),
      source,
      isTrial,
    }),
    output: outcome,
    fails: ['notFound', 'conflict'],
  }),
  removeEntry: write('POST', `${correction}/entry/remove`, {
    access,
    records: { event: 'operate', detail: ({ isTrial: isTried }) => (isTried ? 'trial' : '') },
    summary:
      'takes an entry that is wrong off the list of its edition; a list that has it again is not believed',
    input: z.object({ id, source, isTrial }),
    output: outcome,
    fails: ['notFound', 'conflict'],
  }),
} satisfies Record<string, Endpoint>
