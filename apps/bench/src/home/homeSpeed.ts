import { todo } from '@zhzz/api/home/todo.ts'
import { trusted } from '@zhzz/contract/trusted.ts'
import { benchDatabase } from '#load/benchDatabase.ts'

const tenant = '00000000-0000-7000-8000-000000000001'
const person = '00000000-0000-7000-8000-000000000002'

type Asked = { companies: string; customers: string; articles: string; runs: string }

/** 首页的早上 of a person with so many customers, in a week with so many articles that name two companies each. */
export async function homeSpeed({ companies, customers, articles, runs }: Asked): Promise<void> {
  const database = await benchDatabase('bench_home')
  try {
    await database.pool.query(`
      insert into tenant (id, name) values ('${tenant}', 'bench');
      insert into account (id, phone_enc, phone_hash, phone_mask) values (gen_random_uuid(), '', '', '');
      insert into sub_account (id, account_id, tenant_id, roles, is_owner)
      select '${person}', id, '${tenant}', '{owner}', true from account;
      insert into company (id, name, name_key, data_source)
      select gen_random_uuid(), '测试' || at || '有限公司', at::text, 'bench' from generate_series(1, ${Number(companies)}) as at;
      create temporary table placed as select id, row_number() over () as place from company;
      create index on placed (place);
      insert into customer (id, tenant_id, company_id, owner_id)
      select gen_random_uuid(), '${tenant}', id, '${person}' from placed where place <= ${Number(customers)};
      insert into news (id, natural_key, category, title, published_at, data_source)
      select gen_random_uuid(), at::text, 'industry', '文章' || at, now() - at * interval '7 days' / ${Number(articles)}, 'bench'
      from generate_series(1, ${Number(articles)}) as at;
      insert into news_company (news_id, company_id)
      select distinct news.id, placed.id from (select id, row_number() over () as at from news) news
      cross join generate_series(0, 1) as which
      join placed on placed.place = 1 + (news.at * 7919 + which * 104729) % ${Number(companies)};
      insert into message (sub_account_id, category, kind, facts, source, created_at)
      select '${person}', 'exhibition', 'listPublished', '{"name": "bench", "count": 1}', at::text, now() - at * interval '1 minute'
      from generate_series(1, 20000) as at;
      analyze`)
    const context = trusted<Parameters<typeof todo>[1]>({
      db: database.db,
      viewer: { subAccountId: person, tenantId: tenant },
      now: new Date(),
    })
    const times: number[] = []
    for (let run = 0; run < Number(runs); run += 1) {
      const began = performance.now()
      await todo({}, context)
      times.push(performance.now() - began)
    }
    const sorted = times.toSorted((a, b) => a - b)
    const at = (share: number) => Math.round((sorted[Math.floor(sorted.length * share)] ?? 0) * 10) / 10
    const { changes, changeCount, news } = await todo({}, context)
    console.table([
      { 'median ms': at(0.5), 'p95 ms': at(0.95), changes: changes.length, changeCount, news: news.length },
    ])
  } finally {
    await database.end()
  }
}
