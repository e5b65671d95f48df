import { namedEditionFields } from '#exhibitor/namedEdition.ts'

/** Fields of an entry of an exhibitor list, and of the edition it belongs to. */
export const exhibitorFields = {
  listedName:
    '参展商 参展企业 参展单位 展商 展商名称 参展商名称 企业名称 公司名称 单位名称 名称 公司 name company_name exhibitor exhibitor_name listed_name 参展企业名称 参展单位名称 参展公司 参展公司名称 展商中文名 展商中文名称 展商公司名称 企业 单位 公司全称 企业全称 中文名称 参展商家 展商单位 exhibitors company exhibiting_company organisation organization company_name_cn exhibitor_company',
  englishName:
    '英文名 英文名称 公司英文名 展商英文名 name_en english_name 公司英文名称 企业英文名 企业英文名称 展商英文名称 参展商英文名称 company_name_en exhibitor_name_en',
  aliases:
    '别名 又名 简称 企业简称 公司简称 其他名称 aliases alias other_names also_known_as short_name 曾用名 former_name',
  website:
    '官网 网址 网站 公司网址 公司网站 企业官网 官方网站 website website_host homepage web company_website',
  creditCode:
    '统一社会信用代码 信用代码 credit_code uscc 统一信用代码 社会信用代码 社会统一信用代码 统一代码 credit_no social_credit_code unified_social_credit_code',
  booths:
    '展位号 展位 展台号 展台 展位编号 booth booths booth_no stand 展位编码 展台编号 摊位号 摊位 摊位编号 展位号码 展台号码 展商展位号 展位信息 booth_number booth_nos booth_code stand_no stand_number stands stand_id booth_id',
  pavilion:
    '展厅 馆号 展区 所在展馆 hall_no pavilion 展馆号 馆 馆别 展馆编号 展厅号 所在展厅 所在馆 所属展馆 所在展区 所属展区 展厅名称 hall hall_number halls zone',
  boothType: '展位类型 booth_type 展台类型 展位性质 摊位类型 展位类别 stand_type booth_kind',
  boothArea:
    '展位面积 面积 booth_area 展台面积 展位面积(㎡) 展位面积平方米 摊位面积 参展面积 stand_area stand_size booth_size area sqm',
  role: '参展角色 角色 role',
  products:
    '参展产品 展品 产品 主营产品 展出产品 products 产品名称 主要产品 主要展品 展品名称 展品信息 参展展品 展品范围 产品类别 展示产品 exhibits product exhibited_products',
  industry: '行业 所属行业 industry 行业类别 行业分类 所在行业 industry_name sector',
  category:
    '类别 categories category 所属领域 领域 展商类别 展商分类 分类 展品类别 展品分类 product_categories product_category 参展类别 参展领域 exhibitor_category',
  /** Often of a register: whom a company may serve as well as what it makes. */
  scope: '业务范围 business_scope 经营范围',
  introduction:
    '简介 企业简介 公司简介 intro introduction 公司介绍 企业介绍 展商简介 展商介绍 介绍 企业概况 description profile company_profile about',
  country:
    '国家 国家地区 国别 country country_code company_country 国家/地区 国家或地区 所在国家 所属国家 国家(地区) nation country_region',
  region: '地区 省市 省份 region province 所在地区 所在省份 所属省份 省 所在地 省/市 state',
  city: '城市 city 所在城市 所属城市 市 town',
  ...namedEditionFields,
  listStatus: '名录状态 list_status',
}

export type ExhibitorField = keyof typeof exhibitorFields
