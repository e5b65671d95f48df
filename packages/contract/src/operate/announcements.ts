import { z } from 'zod'
import { type Endpoint, read, write } from '#endpoint.ts'
import { appPage, code, filledText, id, instant, mobile, regionCode } from '#field.ts'
import { consoleService } from '#prefix.ts'

const announcements = `${consoleService}/content/announcements`
const access = 'operator:content'

/** Announcements that are listed, the newest first. */
export const mostAnnouncements = 200
/** Numbers that are pasted at once. */
export const mostNumbers = 5_000
/** Characters. */
export const longestTitle = 40
export const longestAnnouncement = 500

/** Bytes: as many numbers as may be pasted. */
const maxBody = 128 * 1024

const count = z.number().int()
const words = z.object({ title: filledText(longestTitle), text: filledText(longestAnnouncement) })
/** In a language without any, readers get the first. */
const texts = z.object({
  'zh-Hans': words,
  'zh-Hant': words.optional(),
  en: words.optional(),
  fr: words.optional(),
  es: words.optional(),
})
const some = <Each extends z.ZodType>(each: Each) => z.array(each).min(1).max(100)
const groups = [
  z.object({ by: z.literal('all') }),
  z.object({ by: z.literal('plan'), plans: some(code) }),
  z.object({ by: z.literal('tenant'), tenantIds: some(id) }),
  z.object({ by: z.literal('city'), cityCodes: some(regionCode) }),
  z.object({ by: z.literal('industry'), industryCodes: some(code) }),
] as const

/** Whom it goes to. Pasted numbers need the role `people` beside `content`. */
export const audience = z.discriminatedUnion('by', [
  ...groups,
  z.object({ by: z.literal('numbers'), numbers: z.array(mobile).min(1).max(mostNumbers) }),
])
export type Audience = z.infer<typeof audience>
/** The same as it is kept: of pasted numbers how many they were. */
export const keptAudience = z.discriminatedUnion('by', [
  ...groups,
  z.object({ by: z.literal('numbers'), pasted: count }),
])

const group = z.object({ code: z.string(), name: z.string(), people: count })

/** One of them, and how far it is. */
export const announcementRow = z.object({
  id,
  texts,
  pagePath: appPage.nullable(),
  audience: keptAudience,
  dueAt: instant,
  state: z.enum(['waiting', 'sending', 'sent', 'cancelled']),
  /** accounts it goes to; null: it has not begun */
  total: count.nullable(),
  walked: count,
  sent: count,
  /** of those it still lies with: messages are kept for a time */
  read: count,
  setBy: z.string(),
  setAt: instant,
  cancelledBy: z.string().nullable(),
  endedAt: instant.nullable(),
})

/** 群发消息. */
export const announcementCalls = {
  announcements: read('GET', announcements, {
    access,
    summary: '群发消息: what was written, the newest first, with how far it is and how many have read it',
    input: z.object({ state: z.enum(['waiting', 'sending', 'sent', 'cancelled']).optional() }),
    output: z.object({
      list: z.array(announcementRow),
      isMore: z.boolean(),
    }),
  }),
  announcementGroups: read('GET', `${announcements}/groups`, {
    access,
    summary: '群发消息: the plans, cities and trades that people have, with how many they are',
    input: z.object({}),
    output: z.object({
      plans: z.array(group.omit({ name: true })),
      cities: z.array(group),
      industries: z.array(group),
    }),
  }),
  countAudience: read('POST', `${announcements}/count`, {
    access,
    records: { event: 'operate', detail: ({ to }) => `count by ${to.by}` },
    maxBody,
    summary: '群发消息: how many accounts it would go to now, and how many of them have switched it off',
    input: z.object({ to: audience }),
    output: z.object({ accounts: count, switchedOff: count }),
  }),
  announce: write('POST', `${announcements}/save`, {
    access,
    records: { event: 'operate', detail: ({ to }) => `announce by ${to.by}` },
    maxBody,
    summary: '群发消息: sent once to each account of a group, at once or at a time',
    input: z.object({
      texts,
      pagePath: appPage.nullable(),
      to: audience,
      /** null: at once */
      dueAt: instant.nullable(),
    }),
    output: z.object({ id }),
  }),
  cancelAnnouncement: write('POST', `${announcements}/cancel`, {
    access,
    records: 'operate',
    summary: '群发消息: is not sent; of one that is being sent the rest is not',
    input: z.object({ id }),
    output: z.literal(true),
    fails: ['notFound', 'conflict'],
  }),
} satisfies Record<string, Endpoint>
