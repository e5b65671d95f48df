import { z } from 'zod'
import { applicationCard } from '#application/application.ts'
import { companyCard } from '#company/card.ts'
import { calls, read } from '#endpoint.ts'
import { editionCard } from '#exhibition/card.ts'
import { regionCode } from '#field.ts'
import { message } from '#message/message.ts'
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
      /** 常用 of who is signed in, the first four of it: the row of home; of a guest none, the app knows it */
      functions: z.array(applicationCard.pick({ code: true, name: true, icon: true, pagePath: true })),
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
  todo: read('GET', `${exhibitionBusiness}/home/todo`, {
    access: 'signedIn',
    keep: true,
    summary:
      '首页的早上: what was told of one’s exhibitions since yesterday, and articles of this week on companies one knows',
    input: z.object({}),
    output: z.object({
      /** messages on exhibitions and windows since yesterday, the newest first */
      changes: z.array(message),
      /** of them, how many there are */
      changeCount: z.number().int(),
      /** each with the company that it names: a customer of the team, unlocked or marked */
      news: z.array(newsCard.extend({ company: z.string() })),
    }),
  }),
})
