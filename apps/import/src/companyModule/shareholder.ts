import { shareholder } from '@zhzz/contract/companyModule/shareholder.ts'
import { moduleDataset } from '#companyModule/moduleDataset.ts'

/** 股东信息, as 天眼查, 企查查, 启信宝 and the register (投资人及出资信息) print it. */
export const shareholders = moduleDataset('shareholders', shareholder, {
  headers: {
    name: '股东名称 股东 股东姓名 股东(发起人) 股东/发起人 发起人 发起人名称 投资人 投资人名称 出资人 出资人名称 股东及出资人 合伙人 合伙人名称 shareholder shareholder_name stock_name holder holder_name investor inv inv_name partner partner_name',
    holderType:
      '股东类型 投资人类型 发起人类型 出资人类型 股东性质 股东类别 合伙人类型 holder_type shareholder_type stock_type inv_type investor_type',
    labels: '股东标签 标签 持股标签 角色 labels tags holder_tags',
    ratio:
      '持股比例 出资比例 股权比例 股份比例 占股比例 认缴比例 持股占比 占比 投资比例 stock_percent holding_ratio shareholding ownership percent percentage ratio share',
    subscribedAmount:
      '认缴出资额 认缴出资 认缴金额 认缴额 认缴出资金额 认缴出资总额 认缴资本 认缴 出资额 subscribed_amount should_capi sub_con_am subscribed_capital subscribed',
    subscribedDate:
      '认缴出资日期 认缴日期 认缴时间 认缴出资时间 出资日期 subscribed_date shoud_date should_date con_date subscription_date',
    paidAmount:
      '实缴出资额 实缴出资 实缴金额 实缴额 实缴出资金额 实缴资本 实缴 实际出资额 paid_amount real_capi ac_con_am paid_in_capital paid_in paid',
    paidDate:
      '实缴出资日期 实缴日期 实缴时间 实缴出资时间 实际出资日期 paid_date capi_date real_capi_date paid_in_date',
    currency: '币种 认缴币种 出资币种 货币种类 currency subscribed_currency cur_type',
    contributionForm:
      '出资方式 认缴出资方式 实缴出资方式 出资形式 contribution_form invest_type con_form contribution',
    stakeDate: '首次持股日期 首次持股 首次入股日期 入股日期 参股日期 stake_date first_hold_date held_since',
    finalBenefitRatio:
      '最终受益股份 最终受益比例 最终受益 受益股份 间接持股比例 final_benefit_percent final_benefit_ratio beneficial_ratio',
    isCurrent:
      '是否现股东 股东状态 是否历史 是否历史股东 历史股东 是否退出 is_current current is_history is_past former',
  },
  codes: {
    holderType: {
      person: /自然人|个人|^person|individual|natural/i,
      partnership: /合伙|partnership/i,
      state: /国资|国有|国家|state/i,
      company: /法人|公司|企业|机构|company|corporate|enterprise|legal/i,
      other: /./,
    },
    labels: {
      major: /大股东|控股股东|major|controlling shareholder/i,
      controller: /控制人|controller/i,
      beneficiary: /受益人|受益所有人|beneficia/i,
    },
  },
  settle: (values) => ({ ...values, holderType: values.holderType ?? typeByName(values.name ?? '') }),
})

/** What the name of a holder tells where its kind is not told. */
function typeByName(name: string) {
  if (/合伙/.test(name)) return 'partnership'
  return /公司|集团|厂$|Co\.|Ltd|Inc\.|LLC|GmbH/i.test(name) ? 'company' : null
}
