import { type CopyValue, copyInto, copyPieces } from '@zhzz/db/copyRows.ts'
import { nameKey } from '@zhzz/search/text/fold.ts'
import type { ClientBase } from 'pg'
import { companyOf, type SampleCompany } from '#company/company.ts'
import { allEditions, type SampleEdition } from '#exhibition/edition.ts'
import { between, pick, pickSome, type Random, randomOf } from '#random.ts'
import { kinds, sampleId } from '#sampleId.ts'

type World = { seed: number; companies: number; today: string }
const source = '示例数据'

const levels = ['采购经理', '总经理', '工程师', '项目经理', '市场经理']
const departments = ['采购部', '研发部', '生产部', '市场部', '管理层']
const buyers = ['采购中心', '贸易商行', '集成服务部', '设备处']
const surnames = ['赵', '钱', '孙', '周', '吴']

type Weighed = readonly [name: string, weight: number, place?: string]

const shares: Readonly<Record<string, readonly Weighed[]>> = {
  region: [
    ['江苏', 22, '320000'],
    ['上海', 19, '310000'],
    ['浙江', 17, '330000'],
    ['广东', 12, '440000'],
    ['山东', 8, '370000'],
    ['安徽', 6, '340000'],
    ['德国', 2, 'DE'],
    ['日本', 2, 'JP'],
    ['韩国', 1, 'KR'],
  ],
  industry: [
    ['机械与工业制造', 31],
    ['汽车零部件与用品', 18],
    ['电子与信息技术', 15],
    ['物流与供应链', 11],
    ['医疗器械', 6],
  ],
  jobLevel: [
    ['高层管理', 21],
    ['部门经理', 34],
    ['工程技术人员', 28],
    ['其他', 17],
  ],
  department: [
    ['采购部', 33],
    ['销售部', 24],
    ['外贸部', 21],
    ['市场部', 14],
  ],
}

/**
 * Who visited the editions that are over: of two series in three what their organisers publish of all visitors, and of
 * half of these the organisations too.
 */
export async function writeVisitors(client: ClientBase, { seed, today, companies }: World): Promise<void> {
  const over = [...allEditions(seed, today)].filter(({ back, series }) => back > 0 && series.index % 3 > 0)
  await copyInto(
    client,
    'edition_metric (edition_id, metric, value, unit, basis, source)',
    copyPieces(over.flatMap(totals)),
  )
  await copyInto(
    client,
    'visitor_aggregate (id, edition_id, dimension, name, name_key, place_code, visitors, share, data_source)',
    copyPieces(over.flatMap((edition) => sharesOf(edition, seed))),
  )
  await copyInto(
    client,
    `visitor_organization (id, edition_id, company_id, listed_name, name_key, region_code, industry_text, visitor_count,
      job_levels, departments, interests, persons, data_source)`,
    copyPieces(
      over
        .filter(({ series }) => series.index % 3 === 1)
        .flatMap((edition) => organizationsOf(edition, { seed, companies })),
    ),
  )
  await client.query(settle)
}

function totals({ id, visitors, number }: SampleEdition): CopyValue[][] {
  const basis = number % 5 === 0 ? 'audited' : 'published'
  return [
    [id, 'trade_visitor_count', Math.round(visitors * 0.86), '人', basis, source],
    [id, 'overseas_visitor_count', Math.round(visitors * 0.06), '人', basis, source],
  ]
}

function sharesOf({ id, number, visitors, series }: SampleEdition, seed: number): CopyValue[][] {
  const random = randomOf(seed, kinds.visitorShare, number)
  const interests = series.trade.products.map((product, at): Weighed => [product, 30 - 4 * at])
  const all: [string, readonly Weighed[]][] = Object.entries({ ...shares, interest: interests.slice(0, 6) })
  return all
    .flatMap(([dimension, rows]) => rows.map((row) => ({ dimension, row })))
    .map(({ dimension, row: [name, weight, place] }, at): CopyValue[] => {
      const share = Math.round(weight * (0.9 + 0.2 * random()) * 10) / 10
      return [
        sampleId('visitorShare', number * 100 + at),
        id,
        dimension,
        name,
        nameKey(name),
        place ?? null,
        Math.round((visitors * share) / 100),
        share,
        source,
      ]
    })
}

const most = 36

/** The same ones come again: who stands early in the series' row of buyers is there nearly always. */
function organizationsOf(
  edition: SampleEdition,
  { seed, companies }: Pick<World, 'seed' | 'companies'>,
): CopyValue[][] {
  const { series, number, id } = edition
  const buyersOfSeries = randomOf(seed, kinds.visitor, series.index)
  const ofEdition = randomOf(seed, kinds.visitor, 1_000_000 + number)
  const seen = new Set<string>()
  return Array.from({ length: most }, (_, at) => {
    const company = companyOf(seed, between(0, companies - 1, buyersOfSeries))
    const isKnown = buyersOfSeries() < 0.8
    const name = isKnown
      ? company.name
      : `${company.place.name}${company.stem}${pick(buyers, buyersOfSeries)}`
    const comes = ofEdition() < 1 - at / (most * 1.3)
    const key = nameKey(name)
    if (!comes || seen.has(key)) return null
    seen.add(key)
    return [
      sampleId('visitor', number * 100 + at),
      id,
      isKnown ? company.id : null,
      name,
      key,
      company.regionCode,
      company.trade.title,
      ...toldBy(company, series.trade.products, ofEdition),
      source,
    ] satisfies CopyValue[]
  }).filter((row) => row !== null)
}

/** People, their positions and departments, what they look for, and who of them agreed to be shown. */
function toldBy(company: SampleCompany, products: readonly string[], random: Random): CopyValue[] {
  const people = random() < 0.1 ? null : between(1, 6, random)
  const level = pick(levels, random, 0.5)
  const positions =
    people === null || people < 2
      ? [{ name: level, count: people }]
      : [
          { name: level, count: people - 1 },
          { name: levels.find((other) => other !== level) ?? level, count: 1 },
        ]
  const persons =
    random() < 0.3 ? [{ name: `${pick(surnames, random)}**`, position: level, consentedOn: null }] : []
  return [
    people,
    JSON.stringify(positions),
    JSON.stringify([{ name: pick(departments, random), count: people }]),
    pickSome(random() < 0.25 ? company.products : products, 2, random),
    JSON.stringify(persons),
  ]
}

/** As the import makes them. */
const settle = `
  with visited as (
    select coalesce(v.company_id::text, v.name_key) as who, e.series_id, count(distinct e.id)::integer as count
    from visitor_organization v join exhibition_edition e on e.id = v.edition_id group by 1, 2
  )
  update visitor_organization v set edition_count = n.count, 
    traits = visitor_traits(v.edition_id, v.region_code, v.country_code, v.industry_text, v.job_levels, v.interests)
  from visited n, exhibition_edition e
  where e.id = v.edition_id and n.series_id = e.series_id and n.who = coalesce(v.company_id::text, v.name_key)`
