import { z } from 'zod'
import { type Endpoint, read, write } from '#endpoint.ts'
import { date, filledText, id } from '#field.ts'
import { isTrial, outcome, source } from '#operate/correctFacts.ts'
import { consoleService } from '#prefix.ts'

const correction = `${consoleService}/correct`
const access = 'operator:data'

/** What happens in a hall on some days. */
const phase = z.enum(['move_in', 'show', 'move_out', 'held', 'open'])
const certainty = z.enum(['confirmed', 'announced', 'assumed'])

/** Pavilions and 档期 of halls put right. */
export const correctHallCalls = {
  hallParts: read('GET', `${correction}/hall/parts`, {
    access,
    summary: 'the pavilions of a hall, and who has which of them from a day on, at most 200',
    input: z.object({
      hallId: id,
      /** the first day; without: a month ago */
      from: date.optional(),
    }),
    output: z.object({
      pavilions: z.array(z.object({ id, code: z.string(), /** m² */ area: z.number().nullable() })),
      /** by the first day */
      occupancy: z.array(
        z.object({
          id,
          title: z.string(),
          /** what happens there on these days */
          phase,
          startDate: date,
          endDate: date,
          /** codes; none: not told which */
          pavilions: z.array(z.string()),
          isWholeHall: z.boolean(),
          certainty,
          /** the edition it belongs to */
          edition: z.string().nullable(),
        }),
      ),
    }),
    fails: ['notFound'],
  }),
  addOccupancy: write('POST', `${correction}/occupancy`, {
    access,
    records: { event: 'operate', detail: ({ isTrial: isTried }) => (isTried ? 'trial' : '') },
    summary:
      'adds days on which pavilions of a hall are taken, or which the hall offers, that nothing tells of',
    input: z
      .object({
        hallId: id,
        /** codes with semicolons between, or 全馆 */
        pavilions: z.string().trim().max(1_000).default(''),
        /** what is held there; none of days that the hall offers */
        title: z.string().trim().max(200).default(''),
        /** what happens there on these days */
        phase,
        startDate: date,
        endDate: date,
        certainty,
        source,
        isTrial,
      })
      .refine(({ startDate, endDate }) => startDate <= endDate, { path: ['endDate'] })
      .refine((said) => said.phase !== 'show' || filledText(200).safeParse(said.title).success, {
        path: ['title'],
      }),
    output: outcome,
    fails: ['notFound', 'conflict'],
  }),
  removeOccupancy: write('POST', `${correction}/occupancy/remove`, {
    access,
    records: { event: 'operate', detail: ({ isTrial: isTried }) => (isTried ? 'trial' : '') },
    summary:
      'takes days away on which a hall is wrongly said to be taken or free; a calendar that has them again is not believed',
    input: z.object({ id, source, isTrial }),
    output: outcome,
    fails: ['notFound', 'conflict'],
  }),
} satisfies Record<string, Endpoint>
