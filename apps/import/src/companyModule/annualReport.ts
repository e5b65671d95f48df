import { annualReport } from '@zhzz/contract/companyModule/annualReport.ts'
import { moduleDataset } from '#companyModule/moduleDataset.ts'

/** 企业年报, as 天眼查, 企查查 and the register print them. 企业选择不公示 is kept as such. */
export const annualReports = moduleDataset('annualReports', annualReport, {
  headers: {
    reportYear: '年报年度 年度 年报年份 报告年度 报送年度 report_year year anche_year',
    publishDate: '发布日期 公示日期 报送日期 发布时间 填报日期 publish_date anche_date report_date',
    operatingStatus: '经营状态 企业经营状态 operating_status',
    employeeCount: '从业人数 企业从业人数 员工人数 employee_count employee_num emp_num',
    femaleEmployeeCount: '女性从业人数 其中女性从业人数 其中女性 female_employee_count',
    mailAddress: '通信地址 企业通信地址 通讯地址 mail_address postal_address',
    postCode: '邮政编码 邮编 post_code postcode',
    holdingType: '企业控股情况 控股情况 holding_type',
    hasWebsite: '是否有网站或网店 有网站或网店 has_website',
    hasInvestment:
      '是否有投资信息或购买其他公司股权 是否有投资或购买股权 企业是否有投资信息或购买其他公司股权 has_investment',
    hasEquityTransfer:
      '是否发生股东股权转让 是否发生股权转让 有限责任公司本年度是否发生股东股权转让 has_equity_transfer',
    hasGuarantee: '是否提供对外担保 是否有对外提供担保信息 has_guarantee',
    totalAssets: '资产总额 资产总计 total_assets',
    totalEquity: '所有者权益合计 所有者权益 净资产 total_equity',
    totalRevenue: '营业总收入 销售总额 营业收入 销售(营业)收入 total_revenue total_sales',
    mainRevenue: '主营业务收入 营业总收入中主营业务收入 main_revenue prime_bus_profit',
    totalProfit: '利润总额 total_profit',
    netProfit: '净利润 net_profit retained_profit',
    totalTax: '纳税总额 total_tax',
    totalLiabilities: '负债总额 负债合计 total_liabilities total_liability',
    currency: '币种 currency',
    withheld: '不公示项目 withheld_items',
    websites: '网站或网店 网站信息 网站或网店信息 websites',
    shareholders: '股东及出资 股东出资信息 股东及出资信息 shareholder_list',
    investments: '对外投资 对外投资信息 investment_list',
    guarantees: '对外担保 对外提供担保信息 对外担保信息 guarantee_list',
    equityChanges: '股权变更 股权变更信息 equity_change_list',
    insurances: '社保信息 社保 社会保险 social_insurance',
    modifications: '修改记录 修改信息 年报修改信息 change_list',
  },
  codes: {},
})
