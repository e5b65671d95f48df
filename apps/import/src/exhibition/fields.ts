/** Fields of an edition and its series, and what files call them. */
export const exhibitionFields = {
  name: '展会名称 展会 展览名称 会展名称 展览会名称 名称 name title expo exhibition exhibition_name 展会全称 展会中文名称 展览会 会展名 展会名 活动名称 项目名称 展览项目 展览项目名称 会议名称 博览会名称 event event_name show show_name fair fair_name trade_show exhibition_title',
  englishName: '英文名 英文名称 展会英文名 english_name name_en 展会英文名称 展览会英文名称 event_name_en',
  series: '展会系列 系列 series series_name 所属系列 展会品牌 系列名称 brand',
  editionNo: '届次 届数 第几届 edition_no edition 届 第几届次 举办届数 届别 edition_number no_of_edition',
  year: '年份 年度 year 举办年份 举办年度 展会年份',
  startDate:
    '开展时间 开始日期 开展日期 开始时间 开幕时间 展会开始时间 start_date start begin_date 开始 开幕日期 起始日期 起始时间 开始日 开展日 举办开始日期 举办开始时间 展会开始日期 开馆日期 start_time begin from date_from opening_date starts start_day date_start',
  endDate:
    '结束日期 闭展时间 结束时间 闭展日期 展会结束时间 end_date end 结束 闭幕日期 闭幕时间 截止日期 截止时间 终止日期 结束日 举办结束日期 举办结束时间 展会结束日期 to until finish end_time date_to closing_date ends end_day date_end',
  dates:
    '展期 展会时间 举办时间 展览时间 时间 dates 日期 起止日期 起止时间 展会日期 举办日期 展出时间 展览日期 展出日期 会期 会展时间 举行时间 举行日期 举办起止时间 展会起止时间 date period when exhibition_date exhibition_dates show_dates event_date',
  hall: '展馆 场馆 展馆名称 举办场馆 会场 举办地点 地点 venue hall hall_name address 展馆名 展览场馆 展出场馆 展出地点 展览地点 展会地点 举行地点 举办展馆 展会场馆 场馆名称 场地 展会场地 会展场馆 举办地址 展馆地址 venue_name location place exhibition_center exhibition_centre where',
  province: '省 省份 province 所在省 所在省份 举办省份 所属省份 state',
  city: '城市 市 举办城市 所在城市 city 所在市 举办地 所属城市 城市名称 展会城市 host_city town',
  organizers:
    '主办单位 主办方 主办 organizer organiser organizers 主办机构 主办单位名称 组织单位 组织者 组展单位 主(承)办单位 organised_by organized_by host hosts',
  coOrganizers:
    '承办单位 承办方 承办 co_organizer 承办机构 承办单位名称 协办单位 co_organizers co_organiser co-organizer',
  supporters: '支持单位 supporter 支持机构 指导单位 supporters supported_by',
  industries:
    '展会行业 行业 所属行业 行业分类 industry industries 展会类别 展会分类 行业类别 所在行业 所属类别 题材 展会题材 展览题材 类别 分类 展会类型行业 category categories sector sectors theme',
  scope:
    '展品范围 参展范围 展览范围 scope 展示范围 展示内容 展览内容 展品 展品类别 exhibits exhibit_profile product_range exhibition_scope',
  netArea: '净展览面积 净面积 net_exhibition_area 净面积(平方米) net_area',
  grossArea:
    '展览总面积 展览面积 展会面积 展出面积 面积 gross_exhibition_area area 规模 展会规模 展览规模 展出规模 总面积 exhibition_area gross_area scale floor_area',
  exhibitorCount:
    '参展商数量 参展商数 展商数量 参展企业数 exhibitor_count n_exhibitors 展商数 展商量 参展企业数量 参展单位数 参展家数 展商家数 exhibitors number_of_exhibitors exhibitor_number',
  visitorCount:
    '观众人数 观众数量 专业观众数量 visitor_count 观众数 参观人数 参观人次 专业观众 专业观众人数 观众量 visitors number_of_visitors attendance attendees',
  frequency: '举办周期 周期 frequency 频率 举办频率 办展周期 cycle',
  website:
    '官网 官方网站 网址 展会官网 official_url website url 展会网址 展会网站 官方网址 官网地址 official_website official_site homepage web',
  introduction:
    '简介 展会简介 展会介绍 introduction description 介绍 描述 展会概况 展会描述 详情 about summary overview profile',
  sourceUrl: '来源链接 来源网址 source_url 来源 数据来源 链接 source link source_link',
}

export type ExhibitionField = keyof typeof exhibitionFields
