import { z } from 'zod'
import { applicationCard, applicationDetail } from '#application/application.ts'
import { mostUsual, openStates } from '#application/choices.ts'
import { calls, read, write } from '#endpoint.ts'
import { code, text } from '#field.ts'
import { exhibitionBusiness } from '#prefix.ts'

const path = `${exhibitionBusiness}/application`

export const application = calls('application', {
  list: read('GET', `${path}/none/list`, {
    access: 'visitor',
    keep: true,
    summary:
      '应用: the catalogue in its order, with what the viewer can do with each; what was used last, and 常用',
    input: z.object({}),
    output: z.object({
      applications: z.array(applicationCard),
      /** codes, the last used first */
      recent: z.array(z.string()),
      /** codes in the order that home has them in */
      usual: z.array(z.string()),
    }),
  }),
  detail: read('GET', `${path}/none/detail`, {
    access: 'visitor',
    keep: true,
    summary: '应用详情: what it is for and for whom, what the viewer has of it, and how 申请开通 stands',
    input: z.object({ id: code }),
    output: applicationDetail,
    fails: ['notFound'],
  }),
  apply: write('POST', `${path}/apply`, {
    access: 'signedIn',
    summary: '申请开通: written down for the operator, whose answer comes as a message',
    input: z.object({ id: code, wish: text(200).default('') }),
    output: z.object({ openState: z.enum(openStates) }),
    fails: ['notFound', 'nothingToDo'],
  }),
  use: write('POST', `${path}/use`, {
    access: 'signedIn',
    summary: '最近使用: an application was opened',
    input: z.object({ id: code }),
    output: z.literal(true),
    fails: ['notFound'],
  }),
  saveOrder: write('POST', `${path}/order/save`, {
    access: 'signedIn',
    summary: '管理常用: the person’s own applications in their order; none: the usual ones',
    input: z.object({ codes: z.array(code).max(mostUsual) }),
    output: z.object({ usual: z.array(z.string()) }),
  }),
})
