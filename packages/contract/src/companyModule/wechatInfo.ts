import { companyModule } from '#companyModule/companyModule.ts'

/** company.wechatInfo */
export const wechatInfo = companyModule({
  name: 'wechatInfo',
  table: 'company_wechat_account',
  summary: '微信公众号: WeChat accounts of the company, those active last first',
  quota: 'business_rows',
  fields: {
    accountName: 'text',
    wechatId: 'text',
    accountType: ['service', 'subscription'],
    logoUrl: 'image',
    qrCodeUrl: 'image',
    verifiedSubject: 'text',
    lastActiveAt: 'date',
    accountIntro: 'text',
    articles: 'texts',
  },
  key: ['accountName', 'wechatId'],
  order: { by: 'lastActiveAt', first: 'largest' },
  filters: { accountType: 'value' },
  whenNone: 'notCollected',
  telling: 'accountName',
  shown: {
    head: 'accountName',
    picture: 'logoUrl',
    chips: ['accountType', 'verifiedSubject'],
    facts: ['wechatId', 'lastActiveAt', 'accountIntro', 'articles'],
  },
})
