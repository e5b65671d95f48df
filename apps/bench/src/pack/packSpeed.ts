import { pack } from '@zhzz/api/exhibition/pack.ts'
import { compress } from '@zhzz/api/http/compress.ts'
import { exhibition } from '@zhzz/contract/exhibition/calls.ts'
import { Failure } from '@zhzz/contract/failure.ts'
import { trusted } from '@zhzz/contract/trusted.ts'
import { fillLists } from '#lists/fillLists.ts'
import { benchDatabase } from '#load/benchDatabase.ts'
import { addPerson } from '#load/person.ts'
import { type Timed, timed } from '#load/timed.ts'
import { packOpening } from '#pack/packOpening.ts'

type Options = { exhibitors: string; runs: string; open: boolean }
type Context = Parameters<typeof pack>[1]

/** Ten editions of one series, each with a list of the size. */
const editions = 10

/** An offline pack: how long the server makes it, how large it is on the wire, and how long a device reads it. */
export async function packSpeed({ exhibitors, runs, open }: Options): Promise<void> {
  const database = await benchDatabase('bench_pack')
  try {
    await fillLists(database.url, { editions, entries: Number(exhibitors) * editions })
    await database.pool.query(`
      insert into company (id, name, name_key, data_source)
      select gen_random_uuid(), listed_name, min(id::text), 'bench' from exhibitor group by listed_name;
      update exhibitor set company_id = company.id, booth_type = 'custom', booth_area = 36,
        listed_english_name = 'Company ' || left(md5(exhibitor.id::text), 20) || ' Co., Ltd.',
        booth_no = 'H' || right(exhibitor.booth_no, 1) || '-' || exhibitor.booth_no
      from company where company.name = exhibitor.listed_name;
      insert into booth (exhibitor_id, position, pavilion_code, booth_no)
      select id, 1, left(booth_no, 2), booth_no from exhibitor;
      update exhibition_edition set listed_exhibitor_count = ${Number(exhibitors)};
      analyze`)
    const { rows } = await database.pool.query<{ id: string }>('select id from exhibition_edition limit 2')
    const editionIds = rows.map(({ id }) => id)
    const [editionId = ''] = editionIds
    const context = contextOf(database.db)
    const ask = (held?: string[]) => pack({ editionId, others: 0, ...(held && { held }) }, context)
    const whole = await timed(Number(runs), () => ask())
    const held = whole.last.shelves.map(({ digest }) => digest)
    const delta = await timed(Number(runs), () => ask(held))
    console.table([await weighed('whole', whole), await weighed('nothing new', delta)])
    if (!open) return
    await addPerson(database.pool)
    await packOpening(database, editionIds, Number(runs))
  } finally {
    await database.end()
  }
}

/** Of a member, with nothing but the database behind. */
function contextOf(db: Context['db']): Context {
  const nobody = '00000000-0000-7000-8000-000000000000'
  const viewer = { sessionId: nobody, subAccountId: nobody, accountId: nobody, tenantId: nobody }
  // What of a call the pack looks at.
  return trusted<Context>({
    db,
    call: exhibition.pack,
    viewer: { ...viewer, realName: null, plan: 'member', isOwner: true, roles: [], permissions: [] },
    now: new Date(),
    locale: 'zh-Hans',
    fail: (name: 'notFound') => new Failure(name),
  })
}

type Answer = Awaited<ReturnType<typeof pack>>

async function weighed(what: string, { last, median, longest }: Timed<Answer>) {
  const text = JSON.stringify({ code: 200, msg: 'success', data: exhibition.pack.output.parse(last) })
  const [br, gzip] = [await compress(text, 'br'), await compress(text, 'gzip')]
  const began = performance.now()
  JSON.parse(text)
  return {
    what,
    rows: last.shelves.reduce((sum, { rows }) => sum + rows.length, 0),
    'median ms': Math.round(median),
    'longest ms': Math.round(longest),
    'KB as text': Math.round(text.length / 1000),
    'KB brotli': Math.round(br.length / 1000),
    'KB gzip': Math.round(gzip.length / 1000),
    'parsed in ms': Math.round(performance.now() - began),
  }
}
