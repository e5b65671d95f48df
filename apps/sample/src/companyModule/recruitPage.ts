import type { recruitPage } from '@zhzz/contract/companyModule/recruitPage.ts'
import type { ModuleSample } from '#companyModule/moduleSample.ts'
import { between, pick } from '#random.ts'

const jobs = [
  ['销售工程师', '销售'],
  ['会展专员', '市场'],
  ['机械工程师', '研发'],
  ['市场经理', '市场'],
  ['品质主管', '生产'],
  ['外贸业务员', '销售'],
  ['展台设计师', '设计'],
] as const

/** Every second company advertises jobs; some of them for exhibition staff. */
export const recruitPageSample: ModuleSample<typeof recruitPage> = (company, random) => {
  const count = random() < 0.5 ? between(1, 18, random) : 0
  const known = new Set<string>()
  return Array.from({ length: count }, () => {
    const [jobTitle, jobFunction] = pick(jobs, random)
    const salaryMin = between(5, 20, random)
    const salaryMax = salaryMin + between(2, 8, random)
    const publishDate = `2026-${String(between(1, 11, random)).padStart(2, '0')}-${between(10, 20, random)}`
    return {
      jobTitle,
      workCity: company.place.name,
      publishDate,
      salaryText: `${salaryMin}-${salaryMax}K`,
      salaryMin: salaryMin * 1_000,
      salaryMax: salaryMax * 1_000,
      experience: pick(['不限', '1-3年', '3-5年', '5-10年'], random),
      education: pick(['大专', '本科', '不限', '硕士'], random),
      jobFunction,
      platform: '示例招聘',
      url: company.website,
    }
  }).filter(({ jobTitle, publishDate }) => {
    const key = `${jobTitle} ${publishDate}`
    return !known.has(key) && known.add(key)
  })
}
