import type { abnormalInfo } from '@zhzz/contract/companyModule/abnormalInfo.ts'
import type { ModuleSample } from '#companyModule/moduleSample.ts'
import { between, pick } from '#random.ts'

const reasons = [
  '未依照《企业信息公示暂行条例》第八条规定的期限公示年度报告的',
  '通过登记的住所或者经营场所无法联系的',
  '公示企业信息隐瞒真实情况、弄虚作假的',
]

/** One company in eight was once on the list; half of them still are. */
export const abnormalInfoSample: ModuleSample<typeof abnormalInfo> = (company, random) => {
  if (random() > 0.125) return []
  const authority = `${company.place.name}市市场监督管理局`
  return Array.from({ length: between(1, 3, random) }, (_, at) => {
    const year = 2018 + 2 * at
    const isCurrent = at === 0 && random() < 0.5
    const reason = pick(reasons, random)
    return {
      addReason: reason,
      addDate: `${isCurrent ? 2025 : year}-07-${between(10, 28, random)}`,
      addAuthority: authority,
      removeReason: isCurrent ? null : '列入经营异常名录的情形已经消除，申请移出',
      removeDate: isCurrent ? null : `${year + 1}-03-${between(10, 28, random)}`,
      removeAuthority: isCurrent ? null : authority,
    }
  })
}
