/** Fields of an entry of an exhibitor list, and of the edition it belongs to. */
export const exhibitorFields = {
  listedName:
    '参展商 参展企业 参展单位 展商 展商名称 参展商名称 企业名称 公司名称 单位名称 名称 公司 name company_name exhibitor exhibitor_name listed_name',
  englishName: '英文名 英文名称 公司英文名 展商英文名 name_en english_name',
  creditCode: '统一社会信用代码 信用代码 credit_code uscc',
  booths: '展位号 展位 展台号 展台 展位编号 booth booths booth_no stand',
  pavilion: '展厅 馆号 展区 所在展馆 hall_no pavilion',
  boothType: '展位类型 booth_type',
  boothArea: '展位面积 面积 booth_area',
  role: '参展角色 角色 role',
  products: '参展产品 展品 产品 主营产品 展出产品 products',
  industry: '行业 所属行业 业务范围 business_scope industry',
  introduction: '简介 企业简介 公司简介 intro introduction',
  country: '国家 国家地区 国别 country country_code company_country',
  region: '地区 省市 省份 region province',
  city: '城市 city',
  exhibition: '展会名称 展会 展览名称 exhibition exhibition_name expo',
  year: '年份 年度 届别 year',
  startDate: '开展时间 开始日期 开展日期 start_date',
  endDate: '结束日期 闭展时间 结束时间 end_date',
  hall: '展馆 展馆名称 举办场馆 venue',
  listStatus: '名录状态 list_status',
  sourceUrl: '来源链接 source_url',
}

export type ExhibitorField = keyof typeof exhibitorFields
