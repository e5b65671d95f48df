import { z } from 'zod'
import { companyCard } from '#company/card.ts'
import { calls, read } from '#endpoint.ts'
import { editionCard } from '#exhibition/card.ts'
import { regionCode } from '#field.ts'
import { newsCard } from '#news/card.ts'
import { exhibitionBusiness } from '#prefix.ts'

export const home = calls('home', {
  index: read('GET', `${exhibitionBusiness}/home/none/index`, {
    access: 'visitor',
    keep: true,
    summary: '首页: exhibitions that begin next, companies worth a look, and what we hold',
    input: z.object({ regionCode: regionCode.optional() }),
    output: z.object({
      exhibitions: z.array(editionCard),
      companies: z.array(
        z.object({
          card: companyCard,
          reason: z.object({
            code: z.enum(['consecutive', 'justListed', 'frequent']),
            series: z.string(),
            count: z.number().int(),
          }),
        }),
      ),
      /** the newest articles */
      news: z.array(newsCard),
      counts: z.object({
        companies: z.number().int(),
        exhibitions: z.number().int(),
        halls: z.number().int(),
        exhibitors: z.number().int(),
        updatedAt: z.string().nullable(),
      }),
    }),
  }),
})
