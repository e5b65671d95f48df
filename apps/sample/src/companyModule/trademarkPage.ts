import type { trademarkPage } from '@zhzz/contract/companyModule/trademarkPage.ts'
import type { ModuleSample } from '#companyModule/moduleSample.ts'
import { between, pickSome } from '#random.ts'

/** Two companies in five have trademarks, in one class or several. */
export const trademarkPageSample: ModuleSample<typeof trademarkPage> = (company, random) => {
  if (random() > 0.4) return []
  const classes = pickSome(['7', '9', '11', '12', '35', '42'] as const, between(1, 4, random), random)
  const year = between(2010, 2024, random)
  return classes.map((intCls, at) => ({
    regNo: String(between(20_000_000, 69_999_999, random)),
    intCls,
    markName: company.stem,
    appDate: `${year}-0${between(1, 9, random)}-1${at}`,
    statusText: random() < 0.8 ? '已注册' : '申请中',
    imageUrl: null,
    validFrom: `${year + 1}-06-07`,
    validTo: `${year + 11}-06-06`,
    applicantCn: company.name,
    applicantEn: company.englishName,
    applicantAddress: company.address,
    agent: random() < 0.6 ? '示例知识产权代理有限公司' : null,
    trialNoticeNo: String(between(1_500, 1_900, random)),
    trialNoticeDate: `${year + 1}-03-06`,
    regNoticeNo: String(between(1_500, 1_900, random)),
    regNoticeDate: `${year + 1}-06-07`,
    tmType: '一般商标',
    isShared: '否',
    intlRegDate: null,
    priorityDate: null,
    goods: company.products,
    flows: [`${year}-0${between(1, 9, random)}-1${at} 商标注册申请`, `${year + 1}-06-07 注册公告`],
  }))
}
