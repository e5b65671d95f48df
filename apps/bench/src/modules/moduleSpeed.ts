import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { moduleCounts } from '@zhzz/api/company/moduleCounts.ts'
import { patentPage } from '@zhzz/api/company/patentPage.ts'
import { signalRows } from '@zhzz/api/company/signal/signalRows.ts'
import { company } from '@zhzz/contract/company/calls.ts'
import { companyModules } from '@zhzz/contract/companyModule/companyModules.ts'
import { Failure } from '@zhzz/contract/failure.ts'
import { trusted } from '@zhzz/contract/trusted.ts'
import { sealingOf } from '@zhzz/db/sealed.ts'
import { jobs } from '@zhzz/import/companyModule/recruitPage.ts'
import { runImport } from '@zhzz/import/run.ts'
import { benchDatabase } from '#load/benchDatabase.ts'
import { timedRow } from '#load/timed.ts'
import { fillModule } from '#modules/fillModules.ts'

type Options = { rows: string; companies: string; runs: string }
type Context = Parameters<typeof patentPage>[1]

const sealing = sealingOf(Buffer.alloc(32, 7))
const each = 20

/** A long list of one module, an import of as many rows, and what all modules count of a company. */
export async function moduleSpeed({ rows, companies, runs }: Options): Promise<void> {
  const database = await benchDatabase('bench_modules')
  const { pool, db } = database
  const folder = mkdtempSync(join(tmpdir(), 'module-bench-'))
  try {
    await pool.query(`insert into company (id, name, name_key, data_source)
      select gen_random_uuid(), '企业' || n, '企业' || n, 'bench' from generate_series(1, ${Number(companies)}) n`)
    for (const module of Object.values(companyModules)) await fillModule(pool, module, { each })
    await pool.query(`insert into company (id, name, name_key, data_source)
      values (gen_random_uuid(), '大企业', '大企业', 'bench')`)
    await fillModule(pool, companyModules.patentPage, {
      each: Number(rows),
      where: "company.name = '大企业'",
    })
    await pool.query('vacuum analyze')
    const ids = await idsOf(pool)
    const large = await idOf(pool, '大企业')
    // The dates of the rows end in 2024.
    const now = new Date('2024-08-01T04:00:00Z')
    console.table([
      ...(await lists(db, { id: large, runs: Number(runs), rows: Number(rows) })),
      await timedRow(
        `counts of ${Object.keys(companyModules).length} modules, ${each} rows each`,
        Number(runs) * 10,
        (run) => moduleCounts(db, ids[run % ids.length] ?? ''),
      ),
      await timedRow(`signals, ${each} rows of each module`, Number(runs) * 10, (run) =>
        signalRows(db, ids[run % ids.length] ?? '', { viewer: null, now }),
      ),
      await timedRow('signals of the company with the many rows', Number(runs) * 10, () =>
        signalRows(db, large, { viewer: null, now }),
      ),
    ])
    const file = join(folder, 'jobs.csv')
    writeFileSync(file, jobLines(Number(rows), Number(companies)))
    for (const time of ['first', 'second']) {
      const began = performance.now()
      const counts = await runImport(pool, jobs, file, { sealing, folder, log: () => {} })
      const seconds = (performance.now() - began) / 1000
      console.log(
        `${time} import: ${Math.round(Number(rows) / seconds)} rows a second, ${JSON.stringify(counts)}`,
      )
    }
  } finally {
    await database.end()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function lists(db: Context['db'], { id, runs, rows }: { id: string; runs: number; rows: number }) {
  const context = contextOf(db)
  const asked = { id, limit: 10 }
  const ask = (more: object) => patentPage({ ...asked, ...more }, context)
  const { sorts } = companyModules.patentPage
  const orders = [undefined, ...sorts.map(({ by }) => by)]
  const pages = []
  for (const sort of orders)
    for (const [place, seen] of [
      ['first', 0],
      ['middle', rows / 2],
      ['last', rows - 10],
    ] as const) {
      const asked = { ...(sort && { sort }), cursor: await cursorAt(ask, { sort, seen }) }
      pages.push(await timedRow(`${place} page by ${sort ?? 'the usual order'}`, runs, () => ask(asked)))
    }
  return [
    ...pages,
    await timedRow('one kind', runs, () => ask({ patentType: 'design' })),
    await timedRow('one year', runs, () => ask({ applicationDate: '2011' })),
    await timedRow('a word that one title has', runs, () => ask({ keyword: '记录77777' })),
  ]
}

/** Pages of a hundred up to there. */
async function cursorAt(
  ask: (more: object) => ReturnType<typeof patentPage>,
  { sort, seen }: { sort: string | undefined; seen: number },
): Promise<string | undefined> {
  let cursor: string | undefined
  for (let at = 0; at < seen; at += 100)
    cursor = (await ask({ ...(sort && { sort }), limit: 100, cursor })).cursor ?? undefined
  return cursor
}

/** Of a member, with nothing but the database behind. */
function contextOf(db: Context['db']): Context {
  const nobody = '00000000-0000-7000-8000-000000000000'
  const viewer = { sessionId: nobody, subAccountId: nobody, accountId: nobody, tenantId: nobody }
  // What of a call a module looks at.
  return trusted<Context>({
    db,
    call: company.patentPage,
    deps: { sealing },
    viewer: { ...viewer, realName: null, plan: 'member', isOwner: true, roles: [], permissions: [] },
    now: new Date(),
    locale: 'zh-Hans',
    fail: (name: 'notFound') => new Failure(name),
  })
}

type Pool = Awaited<ReturnType<typeof benchDatabase>>['pool']

async function idsOf(pool: Pool): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>('select id from company order by random() limit 500')
  return rows.map(({ id }) => id)
}

async function idOf(pool: Pool, name: string): Promise<string> {
  const { rows } = await pool.query<{ id: string }>('select id from company where name = $1', [name])
  return rows[0]?.id ?? ''
}

function jobLines(rows: number, companies: number): string {
  const lines = Array.from(
    { length: rows },
    (_, at) => `企业${1 + (at % companies)},展台设计师${at},8-12K,上海,本科,2026-0${1 + (at % 9)}-1${at % 9}`,
  )
  return ['企业名称,职位名称,薪资,工作城市,学历要求,发布日期', ...lines].join('\n')
}
