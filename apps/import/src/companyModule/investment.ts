import { investment } from '@zhzz/contract/companyModule/investment.ts'
import { moduleDataset } from '#companyModule/moduleDataset.ts'

/** 对外投资, as 天眼查, 企查查, 启信宝 and the register print them. */
export const investments = moduleDataset('investments', investment, {
  headers: {
    name: '被投资企业 被投资企业名称 投资企业名称 对外投资企业 被投资公司 被投资公司名称 投资企业 investee investee_name invested_company invest_name',
    registrationStatus: '登记状态 企业状态 经营状态 存续状态 状态 reg_status status',
    legalRepresentative:
      '法定代表人 法人 负责人 被投资法定代表人 legal_person legal_representative oper_name',
    registeredCapital: '注册资本 注册资本(万元) 注册资金 reg_capital registered_capital',
    ratio: '投资比例 持股比例 出资比例 占股比例 投资占比 ratio percent holding_ratio funded_ratio',
    subscribedAmount:
      '认缴出资额 认缴金额 投资金额 投资数额 认缴出资额(万元) 投资额 subscribed_amount amount should_capi',
    currency: '币种 认缴币种 currency',
    investDate: '投资日期 认缴日期 入股日期 参股日期 invest_date start_date date',
    trade: '所属行业 行业 industry industry_name',
    region: '所属地区 地区 省份 注册地区 region province',
    stockCode: '股票代码 证券代码 上市代码 stock_code',
    isCurrent: '是否历史 是否历史投资 是否现投资 历史投资 is_current is_past is_history',
  },
  codes: {},
})
