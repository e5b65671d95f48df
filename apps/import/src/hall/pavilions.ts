import type { ClientBase } from 'pg'
import { dataset } from '#dataset.ts'
import { hallWriter } from '#hall/hallWriter.ts'
import { asRead } from '#reading.ts'
import { countOf, lineOf, numberOf, textOf } from '#value/text.ts'
import type { Cells, Verdict } from '#verdict.ts'

const pavilionFields = {
  hall: '展馆 展馆名称 场馆 场馆名称 会展中心 hall hall_name venue venue_name',
  code: '展厅 展厅编号 展厅名称 展厅号 馆号 厅号 展馆编号 pavilion pavilion_code hall_no hall_number code',
  area: '面积 展厅面积 室内面积 可展面积 净面积 area pavilion_area floor_area',
  clearHeight: '净高 层高 限高 展厅净高 展厅高度 搭建限高 净空高度 clear_height height ceiling_height',
  floorLoad: '承重 地面承重 地面荷载 地面载荷 荷载 承载 地坪承重 floor_load floor_loading load_capacity',
  doors: '大门 货门 卸货门 进货门 门 大门尺寸 货门尺寸 展厅门 doors door gates freight_doors door_size',
  length: '长 长度 展厅长 length',
  width: '宽 宽度 展厅宽 width',
  columnSpacing: '柱网 柱距 柱网尺寸 column_spacing columns',
  rigging: '吊点 吊挂 吊点承重 悬挂 rigging hanging_points',
  power: '供电 电力 供电容量 电量 power electricity power_capacity',
  utilities: '给排水 水气 水电气 压缩空气 网络 水气网络 utilities water_air_network',
  standardBooths:
    '标准展位数 标准展位数量 标摊数 可搭标准展位 国际标准展位 展位数 standard_booths standard_booth_capacity booths',
}
type Field = keyof typeof pavilionFields
type PavilionRow = ReturnType<typeof build>

/** 展厅: the pavilions of a hall with what a stand builder asks for. */
export const pavilions = dataset(
  'pavilions',
  {
    ...asRead,
    fields: pavilionFields,
    needs: ['code'],
    table: 'pavilion',
    batchRows: 500,
    read: pavilionRow,
  },
  pavilionWriter,
)

function pavilionRow(cells: Cells<Field>): Verdict<PavilionRow> {
  const [hall, code] = [lineOf(cells.get('hall')), lineOf(cells.get('code'))]
  if (hall === null) return { rejected: 'no hall name' }
  if (code === null) return { rejected: 'no number or name of the pavilion' }
  return { row: build(cells, hall, code), warnings: [] }
}

function build(cells: Cells<Field>, hall: string, code: string) {
  return {
    hall,
    code: code.slice(0, 60),
    area: numberOf(cells.get('area'), cells.header('area')),
    clearHeight: numberOf(cells.get('clearHeight')),
    floorLoad: tonsOf(cells.get('floorLoad'), cells.header('floorLoad')),
    doors: lineOf(cells.get('doors')),
    length: numberOf(cells.get('length')),
    width: numberOf(cells.get('width')),
    columnSpacing: lineOf(cells.get('columnSpacing')),
    rigging: lineOf(cells.get('rigging')),
    power: lineOf(cells.get('power')),
    utilities: lineOf(cells.get('utilities')),
    standardBooths: countOf(cells.get('standardBooths')),
  }
}

/** t/m², also of kg/m² and kN/m²; the unit stands in the cell or in its header. */
export function tonsOf(value: string | undefined, header = ''): number | null {
  const load = numberOf(value)
  if (load === null) return null
  const unit = `${textOf(value) ?? ''}${header}`
  if (/kn|千牛/i.test(unit)) return Math.round((load / 9.80665) * 100) / 100
  return /kg|公斤|千克/i.test(unit) ? load / 1_000 : load
}

const facts = [
  'area',
  'clear_height',
  'floor_load',
  'doors',
  'standard_booth_capacity',
  'length',
  'width',
  'column_spacing',
  'rigging',
  'power',
  'utilities',
]
const known = facts.map((column) => `coalesce(excluded.${column}, p.${column})`)
const upsert = `
  insert into pavilion as p (id, hall_id, code, area, clear_height, floor_load, doors, standard_booth_capacity,
    length, width, column_spacing, rigging, power, utilities)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)
  on conflict (hall_id, code) do update set ${facts.map((column, at) => `${column} = ${known[at]}`).join(', ')}
  where (${known.join(', ')}) is distinct from (${facts.map((column) => `p.${column}`).join(', ')})`

function pavilionWriter(client: ClientBase) {
  return hallWriter<PavilionRow>(client, upsert, ({ row }) => [
    row.code,
    row.area,
    row.clearHeight,
    row.floorLoad,
    row.doors,
    row.standardBooths,
    row.length,
    row.width,
    row.columnSpacing,
    row.rigging,
    row.power,
    row.utilities,
  ])
}
