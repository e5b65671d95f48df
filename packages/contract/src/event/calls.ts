import { z } from 'zod'
import { calls, write } from '#endpoint.ts'
import { id, instant } from '#field.ts'
import { commonService } from '#prefix.ts'

/** Names of our own code only, so that no word of a person or about one fits in. */
const codeName = z.string().regex(/^[A-Za-z0-9_>:.-]{1,80}$/)

const click = z.object({
  at: instant,
  /** Path of the page below /h5, without its query. */
  page: z.string().regex(/^\/[A-Za-z0-9_/]{0,79}$/),
  /** What was tapped: class names of our style sheets, outer to inner. */
  target: codeName,
})

export const event = calls('event', {
  batch: write('POST', `${commonService}/event/none/batch`, {
    access: 'anyone',
    summary: 'Click events of somebody who agreed to be counted; without names, contacts or free text',
    input: z.object({
      /** Of one start of the app; made anew at each start and kept nowhere. */
      visit: id,
      clicks: z.array(click).min(1).max(50),
    }),
    output: z.object({
      /** False: this server counts nothing, no need to send more. */
      counting: z.boolean(),
    }),
  }),
})
