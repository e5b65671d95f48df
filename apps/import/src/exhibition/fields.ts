/** Fields of an edition and its series, and what files call them. */
export const exhibitionFields = {
  name: '展会名称 展会 展览名称 会展名称 展览会名称 名称 name title expo exhibition exhibition_name',
  englishName: '英文名 英文名称 展会英文名 english_name name_en',
  series: '展会系列 系列 series series_name',
  editionNo: '届次 届数 第几届 edition_no edition',
  year: '年份 年度 year',
  startDate: '开展时间 开始日期 开展日期 开始时间 开幕时间 展会开始时间 start_date start begin_date',
  endDate: '结束日期 闭展时间 结束时间 闭展日期 展会结束时间 end_date end',
  dates: '展期 展会时间 举办时间 展览时间 时间 dates',
  hall: '展馆 场馆 展馆名称 举办场馆 会场 举办地点 地点 venue hall hall_name address',
  province: '省 省份 province',
  city: '城市 市 举办城市 所在城市 city',
  organizers: '主办单位 主办方 主办 organizer organiser organizers',
  coOrganizers: '承办单位 承办方 承办 co_organizer',
  supporters: '支持单位 supporter',
  industries: '展会行业 行业 所属行业 行业分类 industry industries',
  scope: '展品范围 参展范围 展览范围 scope',
  netArea: '净展览面积 净面积 net_exhibition_area',
  grossArea: '展览总面积 展览面积 展会面积 展出面积 面积 gross_exhibition_area area',
  exhibitorCount: '参展商数量 参展商数 展商数量 参展企业数 exhibitor_count n_exhibitors',
  visitorCount: '观众人数 观众数量 专业观众数量 visitor_count',
  frequency: '举办周期 周期 frequency',
  website: '官网 官方网站 网址 展会官网 official_url website url',
  introduction: '简介 展会简介 展会介绍 introduction description',
  sourceUrl: '来源链接 来源网址 source_url',
}

export type ExhibitionField = keyof typeof exhibitionFields
