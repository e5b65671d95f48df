import { b2bInfo } from '@zhzz/contract/companyModule/b2bInfo.ts'
import { moduleDataset } from '#companyModule/moduleDataset.ts'

/** 经营概况, as 1688, 慧聪 and factory directories print it. A row without a platform is from public pages. */
export const operations = moduleDataset('operations', b2bInfo, {
  headers: {
    platform: '平台 平台名称 B2B平台 信息平台 platform',
    mainProducts: '主营产品 主要产品 供应产品 主营产品或服务 main_products',
    purchaseProducts: '采购产品 主要采购产品 需求产品 purchase_products',
    businessModels: '经营模式 经营类型 业务模式 business_model',
    annualTurnover: '年营业额 年销售额 营业额 annual_turnover',
    staffSize: '人员规模 员工人数 公司规模 员工规模 staff_size',
    plantArea: '厂房面积 厂房面积(m²) 厂区面积 plant_area',
    productionLines: '生产线 生产线数量 产线数量 production_lines',
    monthlyOutput: '月产值 月产量 月产能 monthly_output',
    devices: '设备 主要设备 生产设备 devices',
    technics: '工艺 加工工艺 加工方式 technics',
    managementCerts: '质量体系 管理体系认证 质量管理体系 management_certs',
    mainMarkets: '主要市场 销售区域 市场区域 main_markets',
    mainCustomers: '主要客户 主要客户群体 客户群体 main_customers',
    importExport: '进出口 进出口情况 进出口权 年出口额 import_export',
    onlineShops: '网店 网店信息 店铺 online_shops',
    brands: '品牌 经营品牌 自有品牌 brands',
    rankings: '上榜 榜单 上榜榜单 rankings',
    pageUrl: '平台链接 主页链接 店铺链接 page_url url',
  },
  codes: {},
  settle: (values) => ({ ...values, platform: values.platform ?? '公开资料' }),
})
