/** Fields of a company and what files call them, a blank between the names. */
export const companyFields = {
  name: '企业名称 公司名称 单位名称 企业名 公司名 名称 企业全称 公司全称 company_name companyname full_name enterprise_name 商户名称',
  creditCode:
    '统一社会信用代码 信用代码 统一信用代码 社会信用代码 统一代码 credit_code uscc creditno unified_social_credit_code',
  englishName: '英文名 英文名称 企业英文名 公司英文名称 english_name name_en en_name',
  shortName: '简称 企业简称 公司简称 证券简称 股票简称 short_name',
  brands: '品牌 品牌名称 产品品牌 旗下品牌 brand_name brand brands',
  formerNames: '曾用名 历史名称 曾用名称 原名称 former_name former_names history_names',
  legalRepresentative:
    '法定代表人 法人 法人代表 企业法人 负责人 法定代表人姓名 legal_person legal_representative oper_name',
  enterpriseType: '企业类型 公司类型 主体类型 企业性质 company_type econ_kind enterprise_type',
  registrationStatus:
    '登记状态 经营状态 企业状态 登记状态名称 存续状态 状态 status reg_status registration_status',
  establishDate:
    '成立日期 成立时间 注册日期 注册时间 founded established establish_date start_date estiblish_time',
  approvalDate: '核准日期 核准时间 approval_date check_date approved_time',
  termStart: '营业期限自 经营期限自 营业期限起 term_start',
  termEnd: '营业期限至 经营期限至 营业期限止 term_end',
  registeredCapital: '注册资本 注册资金 注册资本金 registered_capital regist_capi reg_capital',
  paidInCapital: '实缴资本 实收资本 实缴资金 paid_in_capital rec_cap',
  registrationAuthority: '登记机关 注册机关 belong_org registration_authority',
  registrationNo: '注册号 工商注册号 registration_no reg_number',
  organizationCode: '组织机构代码 机构代码 organization_code org_number',
  taxpayerNo: '纳税人识别号 税号 taxpayer_no tax_number',
  industry:
    '所属行业 行业 行业名称 行业分类 国标行业 行业大类 行业门类 industry industry_name sw_industry trade',
  industryCode: '行业代码 国标行业代码 industry_code',
  province: '省 省份 所属省份 所在省份 省市 province',
  city: '市 城市 所属城市 所在城市 地市 city',
  district: '区 区县 所属区县 县区 district county',
  region: '地区 所属地区 区域 行政区划 行政区划代码 region region_code',
  address: '注册地址 地址 住所 企业地址 公司地址 通讯地址 联系地址 address registered_address reg_location',
  mailAddress: '邮寄地址 mail_address',
  businessScope: '经营范围 业务范围 business_scope scope',
  products: '主营产品 产品 产品名称 主要产品 主营业务 参展产品 products main_products',
  introduction: '简介 企业简介 公司简介 公司介绍 企业介绍 intro introduction description',
  insuredCount: '参保人数 社保人数 缴纳社保人数 insured_count social_staff_num',
  staffScale: '人员规模 企业规模 员工人数 staff_scale',
  website: '官网 网址 网站 企业官网 公司网址 公司网站 官方网站 website url homepage web',
  stockCode: '股票代码 证券代码 stock_code code',
  exchange: '交易所 上市交易所 exchange',
  longitude: '经度 longitude lng lon',
  latitude: '纬度 latitude lat',
  tags: '标签 企业标签 资质标签 tags',
  source: '数据来源 来源 source',
  sourceUrl: '来源链接 来源网址 source_url',
}

export type CompanyField = keyof typeof companyFields
