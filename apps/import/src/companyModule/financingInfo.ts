import { financingInfo } from '@zhzz/contract/companyModule/financingInfo.ts'
import { moduleDataset } from '#companyModule/moduleDataset.ts'

/** 融资历史, as 天眼查, 企查查, IT桔子 and 鲸准 print it. */
export const financings = moduleDataset('financings', financingInfo, {
  headers: {
    financingDate: '融资日期 融资时间 披露日期 披露时间 日期 financing_date date invest_time publish_time',
    round: '融资轮次 轮次 投资轮次 融资阶段 round financing_round',
    amountText: '融资金额 金额 交易金额 投资金额 amount_text money',
    amount: '融资金额(数值) 金额(元) amount_value',
    currency: '币种 currency',
    investors: '投资方 投资机构 投资人 投资者 investors investor',
    valuationText: '估值 投后估值 企业估值 valuation',
    productName: '项目名称 产品名称 项目 品牌 product_name project',
    newsUrl: '新闻链接 报道链接 相关新闻 新闻来源 news_url url link',
  },
  codes: {
    round: {
      seed: /种子|seed/i,
      angel: /天使|angel/i,
      ipo: /ipo|上市|新三板/i,
      a: /^(?:pre-?)?a\+*(?:轮|$)|series a/i,
      b: /^(?:pre-?)?b\+*(?:轮|$)|series b/i,
      c: /^(?:pre-?)?c\+*(?:轮|$)|series c/i,
      dAndLater: /^(?:pre-?)?[d-h]\d?\+*(?:轮|$)|series [d-h]/i,
      strategic: /战略|strategic/i,
      acquired: /并购|收购|acqui/i,
      other: /./,
    },
  },
  settle: (values) => ({ ...values, round: values.round ?? 'other' }),
})
