import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import iconv from 'iconv-lite'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { companies } from '#company/companies.ts'
import { exhibitions } from '#exhibition/exhibitions.ts'
import { halls } from '#hall/halls.ts'
import { news } from '#news/news.ts'
import { runImport } from '#run.ts'
import { testImport } from '#testImport.ts'

const { pool, csv, rows, folder, rejects } = await testImport()

function file(name: string, text: string | Buffer): string {
  const path = join(folder, name)
  writeFileSync(path, text)
  return path
}

const item = (inside: string) => `<item>${inside}</item>`
const rss = (items: string, prolog = '<?xml version="1.0" encoding="UTF-8"?>') =>
  `${prolog}<rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/"><channel>
    <title>砚会周报</title><link>https://news.example.com/</link>${items}</channel></rss>`

const kept = (columns: string) => rows(`select ${columns} from news order by natural_key`)
beforeEach(async () => {
  await pool.query('delete from news')
})

beforeAll(async () => {
  await runImport(
    pool,
    companies,
    csv('companies.csv', [
      ['企业名称', '股票代码', '企业简称', '品牌'],
      ['上海砚舟智能装备有限公司', '', '', '砚舟'],
      ['苏州澜庭激光科技股份有限公司', '300999', '澜庭激光', '智造'],
    ]),
  )
  await runImport(
    pool,
    halls,
    csv('halls.csv', [
      ['展馆名称', '城市'],
      ['岚湖国际会展中心', '上海市'],
    ]),
  )
  await runImport(
    pool,
    exhibitions,
    csv('fairs.csv', [
      ['展会名称', '开始日期', '结束日期', '展馆'],
      ['第3届上海岚湖机床展览会', '2027-03-10', '2027-03-12', '岚湖国际会展中心'],
      ['国际机床展', '2027-05-10', '2027-05-12', ''],
    ]),
  )
})

describe('a feed', () => {
  const feed = () =>
    file(
      'feed.xml',
      rss(
        item(`<title>岚湖机床展将办</title><link>https://news.example.com/1?utm_source=rss</link>
          <guid isPermaLink="false">a-1</guid><pubDate>Fri, 20 Nov 2026 23:30:00 +0800</pubDate><category>展会新闻</category>
          <description>导语</description><content:encoded><![CDATA[<p onclick="x()">第3届上海岚湖机床展览会将于岚湖国际会展中心举办，
          上海砚舟智能装备有限公司、澜庭激光（300999.SZ）参展。<script>alert(1)</script><img src="/p.jpg"></p>]]></content:encoded>`) +
          item(
            '<title>行业动态一则</title><link>https://news.example.com/2</link><description>智造升级，砚舟前行。苏州国际机床展闭幕</description>',
          ),
      ),
    )

  test('is cleaned, placed, dated by its own clock and linked; a second run writes nothing', async () => {
    expect(await runImport(pool, news, feed())).toEqual({ read: 2, written: 2, unchanged: 0, rejected: 0 })
    expect(
      await kept(
        'natural_key, category, title, summary, publisher, published_on, published_zone, origin_url, data_source',
      ),
    ).toEqual([
      {
        natural_key: 'https://news.example.com/2',
        category: 'industry',
        title: '行业动态一则',
        summary: '智造升级，砚舟前行。苏州国际机床展闭幕',
        publisher: '砚会周报',
        published_on: null,
        published_zone: null,
        origin_url: 'https://news.example.com/2',
        data_source: '砚会周报',
      },
      expect.objectContaining({
        natural_key: 'news.example.com a-1',
        category: 'exhibition',
        published_on: '2026-11-20',
        published_zone: '+08:00',
        origin_url: 'https://news.example.com/1',
      }),
    ])
    const [first] = await rows("select content_html from news where natural_key like '%a-1'")
    expect(first?.['content_html']).toContain('<img src="https://news.example.com/p.jpg" />')
    expect(first?.['content_html']).not.toMatch(/script|onclick/)
    expect(
      await rows(`select title, (select array_agg(c.name order by c.name) from news_company l join company c on c.id = company_id where news_id = news.id) as companies,
        (select array_agg(s.name) from news_series l join exhibition_series s on s.id = series_id where news_id = news.id) as fairs,
        (select array_agg(h.name) from news_hall l join hall h on h.id = hall_id where news_id = news.id) as halls,
        region_codes from news order by natural_key`),
    ).toEqual([
      // A short name, a word of the language and a fair whose name goes on to the left link nothing.
      { title: '行业动态一则', companies: null, fairs: null, halls: null, region_codes: [] },
      {
        title: '岚湖机床展将办',
        companies: ['上海砚舟智能装备有限公司', '苏州澜庭激光科技股份有限公司'],
        fairs: ['上海岚湖机床展览会'],
        halls: ['岚湖国际会展中心'],
        region_codes: ['310000', '320000', '320500'],
      },
    ])
    expect(await runImport(pool, news, feed())).toMatchObject({ written: 0, unchanged: 2 })
  })

  test('in GBK that calls itself UTF-8 is read as what it is', async () => {
    const text = rss(item('<title>机床产业周报：华东订单回升</title><link>https://news.example.com/g</link>'))
    await runImport(pool, news, file('gbk.xml', iconv.encode(text, 'gbk')))
    expect(await kept('title, publisher')).toEqual([
      { title: '机床产业周报：华东订单回升', publisher: '砚会周报' },
    ])
  })

  test('as Atom and as RDF, after comments and declarations', async () => {
    const atom = `<?xml version="1.0"?><!-- made by hand --><feed xmlns="http://www.w3.org/2005/Atom"><title>Yan</title>
      <link href="https://yan.example.com/"/><entry><id>urn:yan:7</id><title type="html">&lt;b&gt;岚湖&lt;/b&gt;</title>
      <link rel="alternate" href="/7"/><published>2026-11-20T23:30:00-05:00</published><author><name>王</name></author>
      <content type="html">&lt;p&gt;正文&lt;/p&gt;</content></entry></feed>`
    const rdf = `<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns="http://purl.org/rss/1.0/" xmlns:dc="http://purl.org/dc/elements/1.1/">
      <channel rdf:about="x"><title>R</title><link>https://r.example.com/</link></channel>
      <item rdf:about="https://r.example.com/1"><title>旧格式</title><link>https://r.example.com/1</link><dc:date>2026-11-01</dc:date></item></rdf:RDF>`
    await runImport(pool, news, file('atom.xml', atom))
    await runImport(pool, news, file('rdf.xml', rdf))
    expect(await kept('title, published_on, published_zone, author, origin_url, content_html')).toEqual([
      {
        title: '旧格式',
        published_on: '2026-11-01',
        published_zone: null,
        author: null,
        origin_url: 'https://r.example.com/1',
        content_html: '',
      },
      {
        title: '岚湖',
        published_on: '2026-11-20',
        published_zone: '-05:00',
        author: '王',
        origin_url: 'https://yan.example.com/7',
        content_html: '<p>正文</p>',
      },
    ])
  })

  test('with an article of 10 MB loses that one alone', async () => {
    const big = rss(
      item(`<title>大</title><description>${'好'.repeat(10_000_000)}</description>`) +
        item('<title>小</title><description>好</description>'),
    )
    expect(await runImport(pool, news, file('big.xml', big), { folder })).toMatchObject({
      written: 1,
      rejected: 1,
    })
    expect((await rejects()).slice(0, 200)).toContain('longer than 2,000,000 characters')
  })

  const entity =
    '<!DOCTYPE rss [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;"><!ENTITY c "&b;&b;&b;&b;&b;&b;&b;&b;&b;&b;">]>'
  test.each([
    ['a billion laughs', rss(item('<title>&c;</title>'), `<?xml version="1.0"?>${entity}`)],
    [
      'a file of ours',
      rss(
        item('<title>&x;</title>'),
        '<?xml version="1.0"?><!DOCTYPE rss [<!ENTITY x SYSTEM "file:///etc/passwd">]>',
      ),
    ],
    [
      'an outer DTD',
      rss(item('<title>&x;</title>'), '<!DOCTYPE rss [<!ENTITY % d SYSTEM "https://x.example/d"> %d;]>'),
    ],
    ['broken XML', '<rss version="2.0"><channel><title>x'],
  ])('that asks for %s brings nothing in', async (_, text) => {
    await expect(runImport(pool, news, file('hostile.xml', text))).rejects.toThrow(/XML|feed/)
    expect(await rows('select 1 from news')).toEqual([])
  })
})

test('JSON-LD of an article, alone and in a saved page beside an event, and a table', async () => {
  const article = {
    '@context': 'https://schema.org',
    '@type': 'NewsArticle',
    headline: '澜庭激光亮相',
    datePublished: '2026-11-20T10:00:00+08:00',
    author: { '@type': 'Person', name: '李' },
    publisher: { '@type': 'Organization', name: '砚会周报' },
    articleBody: '第一段\n第二段 <b>',
    mentions: [{ '@type': 'Organization', name: '苏州澜庭激光科技股份有限公司' }],
    url: 'https://news.example.com/ld',
  }
  await runImport(pool, news, file('article.json', JSON.stringify(article)))
  const event = { '@type': 'Event', name: '岚湖展', startDate: '2027-01-01' }
  const page = `<!doctype html><script type="application/ld+json">${JSON.stringify([event, { ...article, url: 'https://news.example.com/page' }])}</script>`
  await runImport(pool, news, file('page.html', page))
  await runImport(
    pool,
    news,
    csv('news.csv', [
      ['标题', '正文', '栏目', '发布时间'],
      ['展馆新规', '内容', '政策法规', '2026-11-01'],
      ['', '没有标题', '', ''],
    ]),
  )
  expect(
    await kept(
      'title, category, published_on, content_html, (select count(*)::int from news_company where news_id = news.id) as companies',
    ),
  ).toEqual([
    {
      title: '展馆新规',
      category: 'policy',
      published_on: '2026-11-01',
      content_html: '<p>内容</p>',
      companies: 0,
    },
    {
      title: '澜庭激光亮相',
      category: 'industry',
      published_on: '2026-11-20',
      content_html: '<p>第一段</p><p>第二段 &lt;b&gt;</p>',
      companies: 1,
    },
    {
      title: '澜庭激光亮相',
      category: 'industry',
      published_on: '2026-11-20',
      content_html: '<p>第一段</p><p>第二段 &lt;b&gt;</p>',
      companies: 1,
    },
  ])
})
