import { nameKey } from '@zhzz/search/text/fold.ts'
import { type NamedEdition, namedEditionFields, namedEditionIn } from '#exhibitor/namedEdition.ts'
import { countryOf } from '#value/country.ts'
import { regionOf } from '#value/region.ts'
import { countOf, lineOf, textOf } from '#value/text.ts'
import type { Cells, Verdict } from '#verdict.ts'

export type Dimension = 'region' | 'industry' | 'jobLevel' | 'department' | 'interest'

export const statisticFields = {
  dimension: '统计项 统计维度 维度 指标 统计类别 类别 分类 dimension category metric statistic',
  name: '项目 名称 统计项目 选项 明细 item name label value_name',
  region:
    '观众来源地区 来源地区 观众来源 来源地 观众地区 地区分布 visitor_region region_of_origin origin country_of_origin',
  industry:
    '观众行业 观众所属行业 行业分布 观众类型 观众业务性质 visitor_industry visitor_sector nature_of_business',
  jobLevel: '观众职位 观众职务 职位层级 职位级别 职务分布 visitor_position job_level seniority',
  department: '观众部门 所在部门 部门分布 visitor_department department job_function',
  interest:
    '采购意向 观众采购意向 感兴趣产品 感兴趣的产品 参观目的 product_interest interest purpose_of_visit',
  visitors: '人数 观众人数 数量 到访人数 人次 visitors count number number_of_visitors',
  share: '占比 比例 百分比 占比(%) 比例(%) share percent percentage proportion',
  ...namedEditionFields,
}

export type StatisticRow = { edition: NamedEdition } & (
  | { metric: string; unit: string; value: number }
  | {
      dimension: Dimension
      name: string
      nameKey: string
      placeCode: string | null
      visitors: number | null
      share: number | null
    }
)

const totals: readonly [RegExp, string, string][] = [
  [/境外|海外|国际观众|overseas|foreign|international/i, 'overseas_visitor_count', '人'],
  [/专业|trade|professional/i, 'trade_visitor_count', '人'],
  [/人次|visits/i, 'visit_count', '人次'],
  [/观众总数|观众人数|观众数|总人数|总数|合计|total|visitors|attendance/i, 'visitor_count', '人'],
]
const dimensions: readonly [RegExp, Dimension][] = [
  [/地区|来源|国家|省|region|country|origin/i, 'region'],
  [/行业|业务|类型|industry|sector|business/i, 'industry'],
  [/部门|department|function/i, 'department'],
  [/职位|职务|职级|层级|position|level|seniority|title/i, 'jobLevel'],
  [/意向|兴趣|目的|产品|interest|purpose|product/i, 'interest'],
]
const columns = ['region', 'industry', 'jobLevel', 'department', 'interest'] as const

/**
 * A line of a post-show report: a total of visitors, or how many of them are of one region, industry, position, department
 * or intention. These stand in a column of their own each (观众来源地区), or as 统计项 and 项目.
 */
export function statisticRow(cells: Cells<keyof typeof statisticFields>): Verdict<StatisticRow> {
  const edition = namedEditionIn(cells)
  if ('rejected' in edition) return edition
  const visitors = countOf(cells.get('visitors'))
  const share = shareOf(cells.get('share'))
  const said = lineOf(cells.get('dimension')) ?? ''
  const told = columns.flatMap((dimension) => {
    const name = lineOf(cells.get(dimension))
    return name === null ? [] : [{ dimension, name }]
  })
  const item = lineOf(cells.get('name'))
  if (told.length === 0 && said === '') return { rejected: 'it does not say what is counted' }
  if (told.length > 1)
    return { rejected: `it counts two things at once: ${told.map(({ name }) => name).join(', ')}` }
  if (told.length === 0 && (item === null || /^(?:合计|总计|总数|total)$/i.test(item))) {
    const [, metric, unit] = totals.find(([words]) => words.test(said)) ?? []
    if (metric === undefined || unit === undefined)
      return { rejected: `no total is called ${said.slice(0, 40)}` }
    if (visitors === null || visitors === 0) return { rejected: 'no number of people' }
    return { row: { edition, metric, unit, value: visitors }, warnings: [] }
  }
  const dimension = told[0]?.dimension ?? dimensions.find(([words]) => words.test(said))?.[1]
  const name = told[0]?.name ?? item
  if (dimension === undefined || name === null)
    return { rejected: `nothing of visitors is called ${said.slice(0, 40)}` }
  if (nameKey(name) === '' || name.length > 100) return { rejected: `not a name: ${name.slice(0, 40)}` }
  if (visitors === null && share === null)
    return { rejected: 'neither a number of people nor a share from 0 to 100' }
  return {
    row: {
      edition,
      dimension,
      name,
      nameKey: nameKey(name),
      placeCode: dimension === 'region' ? (regionOf([name]) ?? countryOf(name)) : null,
      visitors,
      share,
    },
    warnings: [],
  }
}

/** `12.5%`, `12.5`. */
function shareOf(cell: string | undefined): number | null {
  const text = textOf(cell)?.normalize('NFKC').replace(/\s/g, '') ?? ''
  const digits = /^(\d{1,3}(?:\.\d+)?)%?$/.exec(text)?.[1]
  return digits === undefined || Number(digits) > 100 ? null : Number(digits)
}
