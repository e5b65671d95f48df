import { tenderProjectPage } from '@zhzz/contract/companyModule/tenderProjectPage.ts'
import { moduleDataset } from '#companyModule/moduleDataset.ts'

/** 招商投标, as 天眼查, 企查查, 剑鱼标讯 and notice boards print it. */
export const tenders = moduleDataset('tenders', tenderProjectPage, {
  headers: {
    title: '公告标题 项目名称 标题 公告名称 招标项目名称 项目标题 title project_name notice_title',
    publishDate: '发布日期 发布时间 公告日期 公示日期 publish_date publish_time notice_date',
    noticeType: '公告类型 信息类型 公告类别 类型 notice_type type',
    role: '企业角色 本企业角色 参与角色 角色 单位角色 role company_role',
    projectNo: '项目编号 招标编号 采购编号 project_no project_code',
    region: '项目地区 地区 省份 所属地区 区域 region province area',
    amount: '中标金额 预算金额 项目金额 金额 成交金额 金额(万元) 中标金额(万元) amount bid_amount budget',
    currency: '币种 currency',
    subjects: '标的物 采购内容 标的 关键词 subjects subject',
    bidEndDate: '投标截止日期 投标截止时间 截标时间 报名截止 bid_end_date deadline',
    openDate: '开标日期 开标时间 open_date bid_open_date',
    inviterName: '招标单位 采购单位 招标人 采购人 业主单位 inviter purchaser tenderer',
    agentName: '代理机构 招标代理 代理单位 采购代理机构 agent agency',
    winnerName: '中标单位 中标人 成交供应商 中标企业 供应商 winner supplier',
    url: '公告链接 原文链接 链接 网址 url link',
  },
  codes: {
    noticeType: {
      void: /废标|终止|流标|void|cancel/i,
      change: /变更|补充|更正|change|amend/i,
      award: /中标|成交|结果|award/i,
      purchaseIntent: /意向|intent/i,
      forecast: /预告|forecast/i,
      tender: /招标|采购|询价|磋商|谈判|tender/i,
    },
    role: {
      inviter: /招标|采购|业主|inviter|purchas/i,
      agent: /代理|agent/i,
      winner: /中标|成交|winner/i,
      bidder: /投标|供应|bidder/i,
      planned: /拟建|planned/i,
    },
  },
})
