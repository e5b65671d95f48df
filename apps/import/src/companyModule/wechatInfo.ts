import { wechatInfo } from '@zhzz/contract/companyModule/wechatInfo.ts'
import { moduleDataset } from '#companyModule/moduleDataset.ts'

/** 微信公众号, as 天眼查, 企查查 and 新榜 print it. */
export const wechatAccounts = moduleDataset('wechatAccounts', wechatInfo, {
  headers: {
    accountName: '公众号名称 公众号 微信公众号 账号名称 account_name public_name title',
    wechatId: '微信号 公众号微信号 公众号id wechat_id public_num',
    accountType: '公众号类型 账号类型 类型 account_type type',
    logoUrl: '头像 公众号头像 logo logo_url title_img_url',
    qrCodeUrl: '二维码 公众号二维码 qr_code_url code_img',
    verifiedSubject: '认证主体 账号主体 认证信息 verified_subject',
    lastActiveAt: '最近活跃 最近发文日期 最近活跃日期 最近发布时间 last_active_at last_post',
    accountIntro: '功能介绍 简介 公众号简介 账号简介 description recommend',
    articles: '最近文章 最新文章 articles latest_articles',
  },
  codes: {
    accountType: {
      service: /服务|service/i,
      subscription: /订阅|subscri/i,
    },
  },
})
