import { trademarkPage } from '@zhzz/contract/companyModule/trademarkPage.ts'
import { classWords } from '#companyModule/classWords.ts'
import { moduleDataset } from '#companyModule/moduleDataset.ts'

/** 商标信息, as 天眼查, 企查查, 权大师 and the trademark office print it. */
export const trademarks = moduleDataset('trademarks', trademarkPage, {
  headers: {
    regNo: '注册号 申请号 注册号/申请号 商标注册号 申请/注册号 reg_no regno',
    intCls: '国际分类 商标类别 类别 国际分类号 分类 int_cls intcls class',
    markName: '商标名称 商标名 商标 mark_name tm_name name',
    appDate: '申请日期 申请日 申请时间 app_date application_date',
    statusText: '商标状态 状态 法律状态 流程状态 status status_text',
    imageUrl: '商标图样 商标图片 图样 图片 image_url tm_pic image',
    validFrom: '专用权期限起 专用权开始日期 有效期起 有效期自 valid_from private_date_start',
    validTo: '专用权期限止 专用权截止日期 有效期至 有效期止 valid_to private_date_end',
    applicantCn: '申请人 申请人中文 申请人名称(中文) 申请人名称 注册人 applicant_cn applicant',
    applicantEn: '申请人英文 applicant_en',
    applicantAddress: '申请人地址 地址 address_cn address',
    agent: '代理机构 代理/办理机构 代理组织机构 agent agency',
    trialNoticeNo: '初审公告期号 初审公告号 trial_notice_no',
    trialNoticeDate: '初审公告日期 初审公告日 trial_notice_date announcement_date',
    regNoticeNo: '注册公告期号 注册公告号 reg_notice_no',
    regNoticeDate: '注册公告日期 注册公告日 注册日期 reg_notice_date reg_date',
    tmType: '商标类型 商标形式 tm_type',
    isShared: '是否共有商标 共有商标 是否共有 is_shared',
    intlRegDate: '国际注册日期 intl_reg_date',
    priorityDate: '优先权日期 优先权日 priority_date',
    goods: '商品/服务项目 商品服务 商品/服务 商品服务列表 核定商品 goods goods_services',
    flows: '商标流程 流程 申请流程 流程信息 flows flow',
  },
  codes: {
    intCls: classWords,
  },
})
