import type { ValuesOf } from '@zhzz/contract/companyModule/companyModule.ts'
import { recruitPage } from '@zhzz/contract/companyModule/recruitPage.ts'
import { moduleDataset } from '#companyModule/moduleDataset.ts'

/** 招聘信息, as 天眼查, 企查查 and recruiting sites print it. */
export const jobs = moduleDataset('jobs', recruitPage, {
  headers: {
    jobTitle: '职位名称 职位 招聘职位 岗位名称 招聘岗位 岗位 job_title job_name position title',
    workCity: '工作城市 城市 工作地点 工作地区 招聘城市 地区 city location work_city',
    publishDate: '发布日期 发布时间 招聘发布时间 刷新时间 publish_date publish_time post_date start_date',
    salaryText: '薪资 月薪 薪资待遇 薪酬 工资 薪资范围 salary ori_salary pay',
    salaryMin: '最低薪资 薪资下限 最低月薪 salary_min min_salary',
    salaryMax: '最高薪资 薪资上限 最高月薪 salary_max max_salary',
    experience: '工作经验 经验要求 经验 工作年限 experience',
    education: '学历要求 学历 最低学历 education degree',
    jobFunction: '职能 职位类别 职能类别 岗位类别 职位类型 job_function category',
    platform: '招聘平台 来源平台 来源网站 发布平台 招聘网站 platform web_site source_site',
    url: '招聘链接 职位链接 原文链接 链接 网址 url web_url link',
  },
  codes: {},
  settle: withSalary,
})

function withSalary(values: ValuesOf<typeof recruitPage>) {
  const told = salaryIn(values.salaryText ?? '')
  return {
    ...values,
    salaryMin: values.salaryMin ?? told.salaryMin,
    salaryMax: values.salaryMax ?? told.salaryMax,
  }
}

/** 元 a month of `8千-1.2万/月`, `8-12K·13薪`, `6000-9000元`, `15-20万/年`; of pay by the day or the hour none. */
function salaryIn(text: string) {
  const [, low, lowUnit, high, highUnit = ''] =
    /(\d+(?:\.\d+)?)\s*(k|千|万)?\s*[-–~至]\s*(\d+(?:\.\d+)?)\s*(k|千|万)?/i.exec(text) ?? []
  if (low === undefined || high === undefined || /[天日时]/.test(text))
    return { salaryMin: null, salaryMax: null }
  const unit = (word: string) => (word === '万' ? 10_000 : word === '' ? 1 : 1_000)
  const months = text.includes('年') ? 12 : 1
  return {
    salaryMin: Math.round((Number(low) * unit(lowUnit ?? highUnit)) / months),
    salaryMax: Math.round((Number(high) * unit(highUnit)) / months),
  }
}
