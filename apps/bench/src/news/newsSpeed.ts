import { detail } from '@zhzz/api/news/detail.ts'
import { findNews } from '@zhzz/api/news/newsHits.ts'
import { Failure } from '@zhzz/contract/failure.ts'
import { news } from '@zhzz/contract/news/calls.ts'
import { trusted } from '@zhzz/contract/trusted.ts'
import type { Pool } from 'pg'
import { benchDatabase } from '#load/benchDatabase.ts'
import { timedRow } from '#load/timed.ts'
import { fillNews } from '#news/fillNews.ts'

type Options = { articles: string; companies: string; runs: string }
type Context = Parameters<typeof detail>[1]

/** 资讯: pages of the list, what is said of a company and of a fair, and an article with all that it names. */
export async function newsSpeed({ articles, companies, runs }: Options): Promise<void> {
  const database = await benchDatabase('bench_news')
  const { pool, db } = database
  try {
    await fillNews(pool, { articles: Number(articles), companies: Number(companies) })
    const named = await idsOf(pool, 'company_id', 'news_company')
    const often = await oftenest(pool)
    const fairs = await idsOf(pool, 'series_id', 'news_series')
    const read = await idsOf(pool, 'news_id', 'news_company')
    const list = (asked: object, limit = 10) => findNews(db, { viewer: null, at: null, limit, ...asked })
    const deep = (await list({}, 200)).news.at(-1)?.place ?? null
    const context = contextOf(db)
    const looks: [string, (run: number) => Promise<unknown>][] = [
      ['first page of all', () => list({})],
      ['its 21st page', () => list({ at: deep })],
      ['first page of a category', () => list({ filters: { category: 'policy' } })],
      ['a word that every title has', () => list({ keyword: '特装' })],
      ['a word that one title has', (run) => list({ keyword: String(1_000 + run) })],
      ['block of a company', (run) => list({ filters: { companyId: named[run] } }, 3)],
      ['block of the company named most often', () => list({ filters: { companyId: often } }, 3)],
      [
        'block of a company that nobody names',
        () => list({ filters: { companyId: crypto.randomUUID() } }, 3),
      ],
      ['block of a fair', (run) => list({ filters: { seriesId: fairs[run] } }, 3)],
      ['an article', (run) => detail({ id: read[run] ?? '' }, context)],
    ]
    const rows = []
    for (const [what, ask] of looks) rows.push(await timedRow(what, Number(runs), ask))
    console.log(`${articles} articles, ${companies} companies, ${runs} runs each`)
    console.table(rows)
  } finally {
    await database.end()
  }
}

/** Of a visitor, with nothing but the database behind. */
function contextOf(db: Context['db']): Context {
  return trusted<Context>({
    db,
    call: news.detail,
    viewer: null,
    now: new Date(),
    locale: 'zh-Hans',
    fail: (name: 'notFound') => new Failure(name),
  })
}

async function idsOf(pool: Pool, column: string, table: string): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>(
    `select ${column} as id from ${table} tablesample system (5) order by random() limit 500`,
  )
  return rows.map(({ id }) => id)
}

async function oftenest(pool: Pool): Promise<string> {
  const { rows } = await pool.query<{ id: string }>(
    'select company_id as id from news_company group by 1 order by count(*) desc limit 1',
  )
  return rows[0]?.id ?? ''
}
