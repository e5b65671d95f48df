import { nameKey } from '@zhzz/search/fold.ts'
import { regionOf } from '#value/region.ts'
import { countOf, lineOf, listOf, numberOf, textOf } from '#value/text.ts'
import { webAddressOf } from '#value/webAddress.ts'
import type { Cells, Verdict } from '#verdict.ts'

export const hallFields = {
  name: '展馆 展馆名称 场馆 场馆名称 会展中心 名称 hall hall_name venue venue_name',
  englishName: '英文名 英文名称 name_en english_name',
  aliases: '别名 其他名称 简称 aliases alias',
  region: '地区 行政区划代码 省市 region region_code',
  province: '省 省份 province',
  city: '市 城市 所在城市 city',
  address: '地址 展馆地址 address',
  longitude: '经度 longitude lng lon',
  latitude: '纬度 latitude lat',
  indoorArea: '室内面积 室内展览面积 展览面积 indoor_area',
  outdoorArea: '室外面积 室外展览面积 outdoor_area',
  pavilionCount: '展厅数 展厅数量 pavilion_count',
  openedYear: '启用年份 opened_year',
  operatorName: '运营单位 运营方 operator operator_name',
  phone: '电话 总机 phone tel',
  website: '官网 网址 网站 website url',
  introduction: '简介 介绍 introduction',
}
type Field = keyof typeof hallFields
export type HallRow = ReturnType<typeof build>

/** Without a name a hall is refused. */
export function hallRow(cells: Cells<Field>): Verdict<HallRow> {
  const name = lineOf(cells.get('name'))
  if (name === null || nameKey(name) === '') return { rejected: 'no hall name' }
  return { row: build(cells, name), warnings: [] }
}

function build(cells: Cells<Field>, name: string) {
  const address = lineOf(cells.get('address'))
  const isEnglish = !/[\u4e00-\u9fff]/.test(name)
  return {
    name,
    englishName: lineOf(cells.get('englishName')) ?? (isEnglish ? name : null),
    aliases: listOf(cells.get('aliases')),
    regionCode:
      regionOf([cells.get('region'), cells.get('province'), cells.get('city')], address) ??
      regionOf([], name),
    address,
    longitude: numberOf(cells.get('longitude')),
    latitude: numberOf(cells.get('latitude')),
    indoorArea: numberOf(cells.get('indoorArea')),
    outdoorArea: numberOf(cells.get('outdoorArea')),
    pavilionCount: countOf(cells.get('pavilionCount')),
    openedYear: countOf(cells.get('openedYear')),
    operatorName: lineOf(cells.get('operatorName')),
    phone: lineOf(cells.get('phone')),
    website: webAddressOf(cells.get('website')),
    introduction: textOf(cells.get('introduction')),
  }
}
