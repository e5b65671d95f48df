import { z } from 'zod'
import { read, write } from '#endpoint.ts'
import { date, filledText, instant } from '#field.ts'
import { locales } from '#locale.ts'
import { consoleService } from '#prefix.ts'

const words = `${consoleService}/content/hotWords`
const access = 'operator:content'

/** As many as 热门搜索 shows. */
export const mostHotWords = 10

const locale = z.enum(locales)
const hotWord = z
  .object({
    word: filledText(20),
    /** of Shanghai, both included */
    from: date.nullable(),
    until: date.nullable(),
  })
  .refine(({ from, until }) => from === null || until === null || from <= until, { path: ['until'] })

/** 热门搜索, by the language of who searches. */
export const searchWordCalls = {
  hotWordsSet: read('GET', words, {
    access,
    summary: '热门搜索: what was set for a language, in its order, and what stands there by itself',
    input: z.object({ locale }),
    output: z.object({
      list: z.array(z.object({ ...hotWord.shape, setBy: z.string(), setAt: instant })),
      /** topics of the exhibitions that begin next: they follow behind what is set */
      usual: z.array(z.string()),
    }),
  }),
  saveHotWords: write('POST', `${words}/save`, {
    access,
    records: { event: 'operate', detail: ({ locale, list }) => `${locale} ${list.length}` },
    summary: '热门搜索: takes the place of what was set for a language; none: what stands there by itself',
    input: z.object({ locale, list: z.array(hotWord).max(mostHotWords) }),
    output: z.literal(true),
    fails: ['conflict'],
  }),
}
