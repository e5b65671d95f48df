import { z } from 'zod'
import { type Endpoint, read, write } from '#endpoint.ts'
import { code, date, filledText, id, instant, text } from '#field.ts'
import { namesOnPage } from '#operate/namesOnPage.ts'
import { consoleService } from '#prefix.ts'

const dictionary = `${consoleService}/names`
const access = 'operator:data'

const inLocales = <Each extends z.ZodType>(each: Each) =>
  z.object({ 'zh-Hans': each, 'zh-Hant': each, en: each, fr: each, es: each })
const names = inLocales(z.string())
const words = z.string().trim().max(100).default('')
const page = z.coerce.number().int().min(1).max(10_000).default(1)
const source = filledText(100)
const reason = filledText(300)
const type = code

export const namedKind = z.enum(['company', 'series', 'hall'])
export type NamedKind = z.infer<typeof namedKind>
const lacks = z.enum(['zh', 'en'])

/** What became of one line of names: it was taken, or why not. */
const lineState = z.enum([
  'named',
  'unknown',
  'several',
  'hasOne',
  'twice',
  'wrongLanguage',
  'unreadable',
  'taken',
])
export type LineState = z.infer<typeof lineState>

/** 词典与双语名称: names of dictionary entries put right, and what is named in one language alone. */
export const nameCalls = {
  dictionaries: read('GET', `${dictionary}/dictionaries`, {
    access,
    summary: '词典: every dictionary with how many entries it has, and how many of them lack an English name',
    input: z.object({}),
    output: z.object({
      list: z.array(
        z.object({
          type,
          /** all of it */
          entries: z.number().int(),
          /** entries whose English name is empty or Chinese */
          withoutEnglish: z.number().int(),
          /** entries that bear a name that an operator put right */
          putRight: z.number().int(),
        }),
      ),
    }),
  }),
  dictionaryEntries: read('GET', `${dictionary}/entries`, {
    access,
    summary: '词典: entries of a dictionary by code or any name, 50 on a page',
    input: z.object({
      type,
      /** words of its code or of a name in any language */
      words,
      /** every one, those without an English name, or those put right */
      only: z.enum(['all', 'withoutEnglish', 'putRight']).default('all'),
      page,
    }),
    output: z.object({
      list: z.array(
        z.object({
          code: z.string(),
          /** by language */
          names,
          /** it bears a name that an operator put right */
          isPutRight: z.boolean(),
        }),
      ),
      total: z.number().int(),
    }),
    fails: ['notFound'],
  }),
  dictionaryEntry: read('GET', `${dictionary}/entry`, {
    access,
    summary: '词典: the names of an entry, those the product brings, where they show, and what was put right',
    input: z.object({ type, code }),
    output: z.object({
      /** by language, as people see them */
      names,
      /** by language, as this version of the product brings them; null: it brings the entry no more */
      brought: names.nullable(),
      /** records that show it */
      shown: z.object({
        halls: z.number().int(),
        /** fair series */
        series: z.number().int(),
        editions: z.number().int(),
      }),
      /** what was said, the newest first */
      history: z.array(
        z.object({
          id,
          /** by language, those put right; '': as the product brings it */
          names,
          /** by language, as the product brought them then */
          brought: names,
          source,
          reason,
          setBy: z.string(),
          setAt: instant,
          undoneBy: z.string().nullable(),
          undoneAt: instant.nullable(),
          /** it is what people see */
          holds: z.boolean(),
        }),
      ),
    }),
    fails: ['notFound'],
  }),
  putNameRight: write('POST', `${dictionary}/put`, {
    access,
    records: { event: 'operate', detail: (input) => `${input.type} ${input.code}` },
    summary:
      '词典: the names of an entry put right, before those the product brings; its code stays, and an update does not write over them',
    input: z.object({
      type,
      code,
      /** by language; '': as the product brings it */
      names: inLocales(text(100)),
      source,
      reason,
    }),
    output: z.literal(true),
    fails: ['notFound', 'conflict'],
  }),
  takeNameBack: write('POST', `${dictionary}/undo`, {
    access,
    records: { event: 'operate', detail: (input) => input.id },
    summary: '词典: takes back what was put right last; what was said before it holds again',
    input: z.object({ id }),
    output: z.literal(true),
    fails: ['notFound', 'conflict'],
  }),
  namedOnce: read('GET', `${dictionary}/once`, {
    access,
    summary:
      '双语名称: companies, fair series or halls that are named in one language alone, the most seen first, 50 on a page',
    input: z.object({
      kind: namedKind,
      /** which name is missing */
      lacks: lacks.default('en'),
      page,
    }),
    output: z.object({
      list: z.array(
        z.object({
          id,
          name: z.string(),
          englishName: z.string().nullable(),
          /** of a company: fairs it was at; of a series: exhibitors on its lists; of a hall: its fairs */
          seen: z.number().int(),
          /** the day of its latest fair */
          latest: date.nullable(),
        }),
      ),
      /** there is a page behind this one */
      isMore: z.boolean(),
    }),
  }),
  nameMany: write('POST', `${dictionary}/many`, {
    access,
    records: { event: 'operate', detail: ({ kind, lines }) => `${kind} ${lines.length}` },
    summary:
      '双语名称: the missing names of several records at once, each told by the name it has; the others of the lines are named whatever hinders one',
    input: z.object({
      kind: namedKind,
      /** which name is missing */
      lacks,
      /** what to name, as two columns */
      lines: z
        .array(
          z.object({
            /** the one the record has */
            name: filledText(200),
            /** the one it lacks */
            other: filledText(200),
          }),
        )
        .min(1)
        .max(namesOnPage),
      source,
      /** nothing is kept: what would become of each line is answered alone */
      isTrial: z.boolean(),
    }),
    output: z.object({
      /** in the order of the lines */
      lines: z.array(
        z.object({
          /** it was put in, or why not */
          state: lineState,
        }),
      ),
      /** of the run that takes them back; null: nothing was written */
      number: z.number().int().nullable(),
    }),
    fails: ['conflict'],
  }),
} satisfies Record<string, Endpoint>
