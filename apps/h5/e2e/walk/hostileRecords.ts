import { hostileTexts, shortHostile } from '#e2e/walk/hostileTexts.ts'

const all = hostileTexts.join(' ')

/** Rows of what vendors know of a company, by dataset, each field as hostile as it may be. */
export function hostileRecords(
  companyName: string,
  day: string,
): Record<string, readonly Readonly<Record<string, string>>[]> {
  const row = (headers: string, given: Readonly<Record<string, string>>) => ({
    ...Object.fromEntries(headers.split(' ').map((header) => [header, all])),
    企业名称: companyName,
    链接: 'javascript:xss(0)',
    ...given,
  })
  return {
    patents: [
      row('申请人 发明人 代理机构 摘要 权利要求 说明书 法律状态记录', {
        申请号: '1',
        专利名称: shortHostile,
      }),
    ],
    trademarks: [
      row('申请人 商品服务 商标流程 商标状态', { 注册号: '1', 国际分类: '9', 商标名称: shortHostile }),
    ],
    annualReports: [row('通信地址 网站或网店 股东及出资 社保信息', { 年报年度: '2025' })],
    jobs: [row('薪资 学历 经验要求 职能', { 职位名称: shortHostile, 工作城市: shortHostile, 发布日期: day })],
    profileEntries: [
      row('企业简介 企业荣誉 大事记 品牌', { 词条名称: shortHostile, 企业图片: 'javascript:xss(0)' }),
    ],
    operations: [row('主营产品 设备 工艺 主要客户', { 平台: shortHostile })],
  }
}
