import { z } from 'zod'
import { calls, read } from '#endpoint.ts'
import { date, id, regionCode } from '#field.ts'
import { hallDetail } from '#hall/detail.ts'
import { hallOccupancy } from '#hall/occupancy.ts'
import { exhibitionBusiness } from '#prefix.ts'

export const hall = calls('hall', {
  cities: read('GET', `${exhibitionBusiness}/hall/none/cities`, {
    access: 'visitor',
    summary: '热门城市: where the most halls are, twelve at most',
    input: z.object({}),
    output: z.array(z.object({ code: regionCode, name: z.string(), count: z.number().int() })),
  }),
  detail: read('GET', `${exhibitionBusiness}/hall/none/detail`, {
    access: 'visitor',
    keep: true,
    summary: '展馆详情: the facts of a hall and of its pavilions',
    input: z.object({ id }),
    output: hallDetail,
    fails: ['notFound'],
  }),
  occupancy: read('GET', `${exhibitionBusiness}/hall/none/occupancy`, {
    access: 'visitor',
    keep: true,
    summary:
      '档期: who has which pavilions of a hall when, and which days the hall offers; three years at most',
    input: z
      .object({ id, from: date, to: date })
      .refine(({ from, to }) => from <= to && daysBetween(from, to) <= mostDays, { path: ['to'] }),
    output: hallOccupancy,
    fails: ['notFound'],
  }),
})

const mostDays = 3 * 366

function daysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / 86_400_000
}
