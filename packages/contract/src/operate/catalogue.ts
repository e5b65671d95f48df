import { z } from 'zod'
import { applicationGroups } from '#application/choices.ts'
import { type Endpoint, read, write } from '#endpoint.ts'
import { appPage, code, instant, text } from '#field.ts'
import { consoleService } from '#prefix.ts'

const catalogue = `${consoleService}/content/applications`
const access = 'operator:content'

/** Of an application. */
export const mostPictures = 10

const group = z.enum(applicationGroups)
const httpsPicture = z.union([z.literal(''), z.url({ protocol: /^https$/ }).max(500)])
/** '': as the product brings it. */
const words = z.object({ name: text(20), summary: text(60) })
const inLocales = <Words extends z.ZodType>(each: Words) =>
  z.object({ 'zh-Hans': each, 'zh-Hant': each, en: each, fr: each, es: each })
const texts = inLocales(words)
const tag = z.enum(['hot', 'new', 'none']).nullable()

/** What an operator sets; null and '': as the product brings it. */
const set = {
  isShown: z.boolean(),
  pagePath: appPage.nullable(),
  tag,
  /** of its features, in their order */
  pictures: z.array(httpsPicture).max(mostPictures),
  texts,
}

/** 应用: what the product brings, and what an operator sets before it. */
export const catalogueCalls = {
  applicationCatalogue: read('GET', catalogue, {
    access,
    summary: '应用: the catalogue in its order, what was set of each, and what stands there by itself',
    input: z.object({}),
    output: z.object({
      list: z.array(
        z.object({
          code: z.string(),
          group,
          icon: z.string(),
          ...set,
          usual: z.object({
            pagePath: z.string(),
            tag: z.enum(['hot', 'new']).nullable(),
            texts,
            /** what its features say, in Chinese */
            features: z.array(z.string()),
          }),
          setBy: z.string().nullable(),
          setAt: instant.nullable(),
        }),
      ),
    }),
  }),
  saveApplication: write('POST', `${catalogue}/save`, {
    access,
    records: { event: 'operate', detail: (input) => `${input.code} ${input.isShown ? 'on' : 'off'}` },
    summary:
      '应用: whether it is shown, its names, page, mark and pictures; what is left empty is the product’s own',
    input: z.object({ code, ...set }),
    output: z.literal(true),
    fails: ['notFound'],
  }),
  orderApplications: write('POST', `${catalogue}/order`, {
    access,
    records: { event: 'operate', detail: (input) => `order ${input.group}` },
    summary: '应用: the order within a group, all of it',
    input: z.object({ group, codes: z.array(code).min(1).max(100) }),
    output: z.literal(true),
    fails: ['conflict'],
  }),
} satisfies Record<string, Endpoint>
