import type { tenderProjectPage } from '@zhzz/contract/companyModule/tenderProjectPage.ts'
import type { ModuleSample } from '#companyModule/moduleSample.ts'
import { between, pick } from '#random.ts'

const subjects = ['展台搭建服务', '设备采购', '展厅布展工程', '技术改造', '会务服务', '原材料采购']

/** Two companies in five stand in notices, as who calls or who wins. */
export const tenderProjectPageSample: ModuleSample<typeof tenderProjectPage> = (company, random) => {
  if (random() > 0.4) return []
  return Array.from({ length: between(1, 8, random) }, (_, at) => {
    const subject = pick(subjects, random)
    const role = pick(['inviter', 'winner', 'bidder', 'planned'] as const, random, 0.8)
    const year = between(2022, 2026, random)
    const month = String(between(1, 9, random)).padStart(2, '0')
    return {
      title: `${company.place.name}${subject}项目（${year}-${at + 1}）${role === 'winner' ? '中标公告' : '招标公告'}`,
      publishDate: `${year}-${month}-0${at + 1}`,
      noticeType: role === 'winner' ? ('award' as const) : ('tender' as const),
      role,
      projectNo: `SL${year}${month}${at + 1}`,
      region: company.place.name,
      amount: random() < 0.8 ? between(5, 900, random) * 10_000 : null,
      currency: 'CNY',
      subjects: [subject],
      bidEndDate: `${year}-${month}-2${at}`,
      openDate: `${year}-${month}-2${at}`,
      inviterName: role === 'inviter' ? company.name : `${company.place.name}示例采购中心`,
      agentName: null,
      winnerName: role === 'winner' ? company.name : null,
      url: null,
    }
  })
}
