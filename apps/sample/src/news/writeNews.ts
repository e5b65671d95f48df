import { copyInto, copyPieces } from '@zhzz/db/copyRows.ts'
import { tokensText } from '@zhzz/search/document/tokensText.ts'
import type { ClientBase } from 'pg'
import { addDays } from '#days.ts'
import { drawnPicture } from '#exhibition/drawnPicture.ts'
import { articleOf, newsCount } from '#news/article.ts'
import { sampleId } from '#sampleId.ts'

/** 资讯 of the last two months, two of three with a picture, each linked to what it names. */
export async function writeNews(client: ClientBase, { seed, today }: { seed: number; today: string }) {
  const { rows: companies } = await client.query<{ id: string; name: string }>(
    'select id, name from company where exhibition_count > 1 order by id limit $1',
    [newsCount],
  )
  const articles = Array.from({ length: newsCount }, (_, index) => {
    const company = companies[index % Math.max(1, companies.length)] ?? { id: null, name: '示例企业' }
    return { id: sampleId('news', index), index, company, article: articleOf(seed, index, company.name) }
  })
  await copyInto(
    client,
    `news (id, natural_key, category, title, summary, content_html, cover_urls, publisher, author, origin_url,
      published_on, published_at, published_zone, is_top, tags, search_tokens, data_source)`,
    copyPieces(
      articles.map(({ id, index, article: { series, category, title, summary, contentHtml, publisher } }) => {
        const day = addDays(today, -Math.floor(index * 1.6))
        const covers =
          index % 3 === 2
            ? []
            : [drawnPicture(index % 2 === 0 ? 'pavilion' : 'exterior', 190 + index * 9, '示例')]
        return [
          id,
          `https://news.example.com/${index}`,
          category,
          title,
          summary,
          contentHtml,
          covers,
          publisher,
          index % 2 === 0 ? '示例记者' : null,
          `https://news.example.com/${index}`,
          day,
          `${day}T09:${10 + (index % 50)}:00+08:00`,
          '+08:00',
          index === 5,
          [series.trade.title],
          tokensText({ names: [title], offers: [summary, series.trade.title, publisher] }),
          '示例数据',
        ]
      }),
    ),
  )
  await copyInto(
    client,
    'news_series (news_id, series_id)',
    copyPieces(articles.map(({ id, article }) => [id, article.series.id])),
  )
  await copyInto(
    client,
    'news_company (news_id, company_id)',
    copyPieces(
      articles.flatMap(({ id, company, article }) =>
        article.namesCompany && company.id !== null ? [[id, company.id]] : [],
      ),
    ),
  )
  await copyInto(
    client,
    'news_hall (news_id, hall_id)',
    copyPieces(
      articles.flatMap(({ id, article }) =>
        article.category === 'hall' ? [[id, article.series.hall.id]] : [],
      ),
    ),
  )
  await client.query(`update news set
    region_codes = array(select distinct line.code from news_series link join exhibition_series series on series.id = link.series_id
      join region on region.code = series.home_region_code left join region parent on parent.code = region.parent_code
      cross join lateral unnest(array[region.code, parent.code, parent.parent_code]) as line (code)
      where link.news_id = news.id and line.code is not null),
    topic_codes = array(select unnest(series.industry_codes) from news_series link join exhibition_series series on series.id = link.series_id
      where link.news_id = news.id)`)
}
