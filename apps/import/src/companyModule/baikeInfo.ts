import { baikeInfo } from '@zhzz/contract/companyModule/baikeInfo.ts'
import { moduleDataset } from '#companyModule/moduleDataset.ts'

/** 企业百科, as 百度百科 cards and brand directories print it. An entry without a title is the company profile. */
export const profileEntries = moduleDataset('profileEntries', baikeInfo, {
  headers: {
    title: '词条名称 词条 词条标题 标题 百科名称 entry entry_title title',
    foundedYear: '创立年份 创立时间 品牌创立年份 创建年份 founded_year',
    brands: '品牌 品牌名称 旗下品牌 主要品牌 brands brand',
    mainProducts: '主营产品 主要产品 主要产品与服务 产品 main_products products',
    summary: '企业简介 简介 公司简介 词条简介 摘要 概述 summary introduction abstract',
    honors: '企业荣誉 荣誉 所获荣誉 荣誉资质 honors honours awards',
    milestones: '大事记 发展历程 企业大事 milestones history events',
    picture: '企业图片 图片 词条图片 封面 picture image picture_url',
    sourceUrl: '词条来源 词条链接 来源链接 链接 网址 source_url url link',
    entryDate: '词条更新时间 编辑时间 last_modified',
  },
  codes: {},
  settle: (values) => ({ ...values, title: values.title ?? (values.summary === null ? null : '企业简介') }),
})
