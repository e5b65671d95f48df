import { z } from 'zod'
import { calls, read } from '#endpoint.ts'
import { id, regionCode } from '#field.ts'
import { hallDetail } from '#hall/detail.ts'
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
})
