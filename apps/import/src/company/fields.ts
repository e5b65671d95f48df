import { reachFields } from '#contact/items.ts'

/** Fields of a company and what files call them, a blank between the names. */
export const companyFields = {
  name: '企业名称 公司名称 单位名称 企业名 公司名 名称 企业全称 公司全称 company_name companyname full_name enterprise_name 商户名称 单位 单位全称 企业中文名称 公司中文名 机构名称 主体名称 市场主体名称 纳税人名称 客户名称 供应商名称 工商名称 注册名称 营业执照名称 企业 公司 company enterprise organization organisation organization_name registered_name entity_name legal_name',
  creditCode:
    '统一社会信用代码 信用代码 统一信用代码 社会信用代码 统一代码 credit_code uscc creditno unified_social_credit_code 统一社会信用代码证号 社会统一信用代码 统一社会信用码 营业执照号 营业执照号码 营业执照注册号 统一信用编码 social_credit_code unified_credit_code usci credit_no',
  englishName:
    '英文名 英文名称 企业英文名 公司英文名称 english_name name_en en_name 企业英文名称 英文全称 外文名称 company_name_en',
  shortName: '简称 企业简称 公司简称 证券简称 股票简称 short_name 企业简称名 名称简称 abbreviation abbr',
  brands: '品牌 品牌名称 产品品牌 旗下品牌 brand_name brand brands 主要品牌 自有品牌 商标品牌 trademark',
  formerNames:
    '曾用名 历史名称 曾用名称 原名称 former_name former_names history_names 历史名 旧名称 更名前 曾用企业名称 previous_name previous_names',
  legalRepresentative:
    '法定代表人 法人 法人代表 企业法人 负责人 法定代表人姓名 legal_person legal_representative oper_name 法人姓名 法人名称 企业法定代表人 法定代表人/负责人 法人代表人 法定代表 执行事务合伙人 legal_rep legal_person_name representative',
  enterpriseType:
    '企业类型 公司类型 主体类型 企业性质 company_type econ_kind enterprise_type 类型 主体类型名称 市场主体类型 注册类型 登记注册类型 company_kind type_of_enterprise',
  registrationStatus:
    '登记状态 经营状态 企业状态 登记状态名称 存续状态 状态 status reg_status registration_status 登记状态描述 营业状态 企业经营状态 经营情况 运营状态 company_status operating_status business_status',
  establishDate:
    '成立日期 成立时间 注册日期 注册时间 founded established establish_date start_date estiblish_time 成立年月 创立时间 创办时间 建立时间 设立日期 设立时间 注册成立日期 成立 established_date establishment_date date_of_establishment founded_date found_date incorporation_date registration_date founded_on',
  approvalDate: '核准日期 核准时间 approval_date check_date approved_time 核准年月 最近核准日期 发照日期',
  termStart: '营业期限自 经营期限自 营业期限起 term_start',
  termEnd: '营业期限至 经营期限至 营业期限止 term_end',
  registeredCapital:
    '注册资本 注册资金 注册资本金 registered_capital regist_capi reg_capital 注册资本金额 注册资本万元 注册资金万元 注册金额 资本 资金 registered_capital_cny capital reg_cap',
  paidInCapital: '实缴资本 实收资本 实缴资金 paid_in_capital rec_cap 实缴资本金 实收资本金',
  registrationAuthority: '登记机关 注册机关 belong_org registration_authority 登记机构 发照机关',
  registrationNo:
    '注册号 工商注册号 registration_no reg_number 工商登记号 工商注册码 注册码 registration_number',
  organizationCode: '组织机构代码 机构代码 organization_code org_number 组织代码',
  taxpayerNo: '纳税人识别号 税号 taxpayer_no tax_number 纳税人识别码 纳税人编号 税务登记号',
  industry:
    '所属行业 行业 行业名称 行业分类 国标行业 行业大类 行业门类 industry industry_name sw_industry trade 行业类别 行业类型 行业领域 所在行业 国民经济行业 国民经济行业分类 行业小类 行业中类 industry_category sector business_sector',
  industryCode: '行业代码 国标行业代码 industry_code',
  province: '省 省份 所属省份 所在省份 省市 province 所在省 所属省 省级 省/直辖市 所在省/市 注册省份 state',
  city: '市 城市 所属城市 所在城市 地市 city 地级市 所属市 所在市 市级 注册城市 town',
  district: '区 区县 所属区县 县区 district county 区/县 所在区 所属区 所在区县 区域/县 所属县 区级',
  region:
    '地区 所属地区 区域 行政区划 行政区划代码 region region_code 所在地 所在地区 所属区域 区划 注册地 省市区 所属省市 地域 area location',
  address:
    '注册地址 地址 住所 企业地址 公司地址 通讯地址 联系地址 address registered_address reg_location 详细地址 经营地址 企业注册地址 企业住所 注册住所 办公地址 公司住址 公司注册地址 单位地址 registered_office company_address addr',
  mailAddress: '邮寄地址 mail_address',
  businessScope:
    '经营范围 业务范围 business_scope scope 经营范畴 营业范围 经营业务 经营范围及方式 business_scopes scope_of_business',
  products:
    '主营产品 产品 产品名称 主要产品 主营业务 参展产品 products main_products 主要经营产品 产品与服务 产品及服务 主营 主导产品 经营产品 products_services product main_business',
  introduction:
    '简介 企业简介 公司简介 公司介绍 企业介绍 intro introduction description 单位简介 企业概况 公司概况 企业描述 公司描述 介绍 描述 详情 profile company_profile about summary',
  insuredCount:
    '参保人数 社保人数 缴纳社保人数 insured_count social_staff_num 参保人员数 社保缴纳人数 参保数',
  staffScale:
    '人员规模 企业规模 员工人数 staff_scale 人员数量 从业人数 从业人员 员工规模 职工人数 人数 employees headcount company_size',
  website:
    '官网 网址 网站 企业官网 公司网址 公司网站 官方网站 website url homepage web 企业网站 企业网址 单位网址 互联网网址 主页 企业主页 公司主页 company_website site official_website',
  stockCode: '股票代码 证券代码 stock_code code 上市代码 证券编码 ticker symbol',
  exchange: '交易所 上市交易所 exchange 上市板块 上市地 证券交易所',
  longitude: '经度 longitude lng lon',
  latitude: '纬度 latitude lat',
  tags: '标签 企业标签 资质标签 tags 企业标识 tag labels',
  country: '国家 国家/地区 所属国家 所在国家 国别 country country_code country_name',
  logo: 'logo 企业logo 公司logo 标志 商标图片 logo_url logo链接',
  taxpayerQualification: '纳税人资质 纳税人类型 纳税资质 taxpayer_qualification',
  customsCode: '海关注册编码 海关编码 海关注册登记编码 海关备案编码 customs_code customs_registration_code',
  ...reachFields,
  sourceUrl: '来源链接 来源网址 source_url',
}

export type CompanyField = keyof typeof companyFields
