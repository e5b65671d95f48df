import type { Pool } from 'pg'

/** So many companies, series and halls, and articles of ten years that speak of one to three of each. */
export async function fillNews(
  pool: Pool,
  { articles, companies }: { articles: number; companies: number },
): Promise<void> {
  const any = (many: number) => `1 + floor(power(random(), 2) * ${many})::int`
  await pool.query(`
    insert into company (id, name, name_key, data_source)
    select md5('company' || n)::uuid, '企业' || n, '企业' || n, 'bench' from generate_series(1, ${companies}) n;
    insert into exhibition_series (id, name, name_key, data_source)
    select md5('series' || n)::uuid, '展会' || n, '展会' || n, 'bench' from generate_series(1, 2000) n;
    insert into news (id, natural_key, category, title, summary, content_html, cover_urls, publisher, origin_url,
      published_on, published_at, published_zone, is_top, region_codes, topic_codes, search_tokens, data_source)
    select md5('news' || n)::uuid, 'https://news.example.com/' || n,
      (array['industry', 'exhibition', 'policy', 'hall', 'guide'])[1 + n % 5], '第 ' || n || ' 篇：特装展位与搭建',
      repeat('企业在展会上发布新品。', 8), '<p>' || repeat('正文段落。', 200) || '</p>', '{}', '会展周报',
      'https://news.example.com/' || n, (now() - n * interval '53 minutes')::date, now() - n * interval '53 minutes',
      '+08:00', n % 20000 = 1, array['310000'], array['machinery'],
      setweight(array_to_tsvector(array['第', n::text, '特装', '展位', '搭建']), 'A'), 'bench'
    from generate_series(1, ${articles}) n;
    insert into news_company (news_id, company_id)
    select md5('news' || n)::uuid, md5('company' || ${any(companies)})::uuid
    from generate_series(1, ${articles}) n, generate_series(1, 3) on conflict do nothing;
    insert into news_series (news_id, series_id)
    select md5('news' || n)::uuid, md5('series' || ${any(2000)})::uuid from generate_series(1, ${articles}) n`)
  await pool.query('vacuum analyze')
}
