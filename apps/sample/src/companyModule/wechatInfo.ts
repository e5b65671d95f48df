import type { wechatInfo } from '@zhzz/contract/companyModule/wechatInfo.ts'
import type { ModuleSample } from '#companyModule/moduleSample.ts'
import { between } from '#random.ts'

/** Every second company writes on WeChat. */
export const wechatInfoSample: ModuleSample<typeof wechatInfo> = (company, random) => {
  if (random() > 0.5) return []
  return Array.from({ length: between(1, 2, random) }, (_, at) => ({
    accountName: at === 0 ? company.stem : `${company.stem}服务`,
    wechatId: `demo_${company.creditCode.slice(-6).toLowerCase()}${at}`,
    accountType: at === 0 ? ('subscription' as const) : ('service' as const),
    logoUrl: null,
    qrCodeUrl: null,
    verifiedSubject: company.name,
    lastActiveAt: `2026-${String(between(1, 11, random)).padStart(2, '0')}-1${between(0, 9, random)}`,
    accountIntro: `关注${company.trade.title}，${company.products[0] ?? '产品'}资讯与服务。`,
    articles: random() < 0.6 ? [`${company.stem}与您相约展会`] : [],
  }))
}
