import { nameKey } from '@zhzz/search/text/fold.ts'
import { regionOf, regionOfName } from '#value/region.ts'
import { countOf, lineOf, listOf, numberOf, textOf } from '#value/text.ts'
import { webAddressOf } from '#value/webAddress.ts'
import type { Cells, Verdict } from '#verdict.ts'

export const hallFields = {
  name: '展馆 展馆名称 场馆 场馆名称 会展中心 名称 hall hall_name venue venue_name 展馆名 展览馆 场馆名 展览中心 展览馆名称 会展中心名称 展馆中文名 展馆全称 exhibition_center exhibition_centre venue_name_cn',
  englishName: '英文名 英文名称 name_en english_name 展馆英文名 展馆英文名称 英文全称 venue_name_en',
  aliases: '别名 其他名称 简称 aliases alias 曾用名 又名 俗称 别称 other_names short_name',
  region: '地区 行政区划代码 省市 region region_code 所在地区 所属地区 省市区 所在地',
  province: '省 省份 province 所在省份 所属省份 所在省 state',
  city: '市 城市 所在城市 city 所属城市 城市名称 所在市 town',
  address: '地址 展馆地址 address 详细地址 场馆地址 所在地址 addr location',
  longitude: '经度 longitude lng lon',
  latitude: '纬度 latitude lat',
  indoorArea:
    '室内面积 室内展览面积 展览面积 indoor_area 室内展览面积(平方米) 室内可展面积 室内可供展览面积 可展览面积 可展面积 室内展厅面积 展厅面积 室内净面积 indoor_exhibition_area exhibition_area',
  outdoorArea:
    '室外面积 室外展览面积 outdoor_area 室外展场面积 室外可展面积 室外展场 室外场地面积 outdoor_exhibition_area',
  pavilionCount:
    '展厅数 展厅数量 pavilion_count 展厅个数 展馆数 展馆数量 展馆个数 馆数 halls number_of_halls',
  openedYear: '启用年份 opened_year 启用时间 开馆时间 建成时间 建成年份 投入使用时间 投用年份 opened',
  operatorName:
    '运营单位 运营方 operator operator_name 运营公司 管理单位 经营单位 运营管理方 运营管理单位 运营机构',
  phone: '电话 总机 phone tel 联系电话 总机电话 电话号码 telephone',
  website: '官网 网址 网站 website url 官方网站 官网地址 展馆官网 official_website homepage',
  meetingRooms: '会议室 会议室数 会议室数量 meeting_rooms meeting_room_count',
  parking: '停车位 停车位数 车位数 停车场 parking parking_spaces',
  traffic: '交通 交通指南 交通方式 到达方式 traffic getting_there transport',
  truckRules: '货车通行 货车限行 货车规定 卡车限行 货车轮候 truck_rules trucks',
  sourceUrl: '来源链接 来源网址 source_url source_link',
  introduction: '简介 介绍 introduction 展馆简介 展馆介绍 场馆介绍 description about',
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
      regionOfName(name),
    address,
    longitude: numberOf(cells.get('longitude')),
    latitude: numberOf(cells.get('latitude')),
    indoorArea: numberOf(cells.get('indoorArea'), cells.header('indoorArea')),
    outdoorArea: numberOf(cells.get('outdoorArea'), cells.header('outdoorArea')),
    pavilionCount: countOf(cells.get('pavilionCount')),
    openedYear: countOf(/\d{4}/.exec(cells.get('openedYear') ?? '')?.[0]),
    operatorName: lineOf(cells.get('operatorName')),
    phone: lineOf(cells.get('phone')),
    website: webAddressOf(cells.get('website')),
    meetingRoomCount: countOf(cells.get('meetingRooms')),
    parkingCount: countOf(cells.get('parking')),
    traffic: textOf(cells.get('traffic')),
    truckRules: textOf(cells.get('truckRules')),
    introduction: textOf(cells.get('introduction')),
    sourceUrl: webAddressOf(cells.get('sourceUrl')),
  }
}
