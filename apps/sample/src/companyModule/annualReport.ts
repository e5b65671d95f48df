import type { annualReport } from '@zhzz/contract/companyModule/annualReport.ts'
import type { ModuleSample } from '#companyModule/moduleSample.ts'
import { between } from '#random.ts'

/** Nearly every company reports each year; some keep their figures to themselves. */
export const annualReportSample: ModuleSample<typeof annualReport> = (company, random) => {
  if (random() > 0.9) return []
  const keeps = random() < 0.4
  const staff = company.insuredCount + between(0, 20, random)
  return Array.from({ length: between(2, 6, random) }, (_, at) => {
    const revenue = Math.round(company.capital * (0.5 + random()) * 100) / 100
    const amount = (share: number) => (keeps ? null : Math.round(revenue * share * 100) / 100)
    return {
      reportYear: 2025 - at,
      publishDate: `${2026 - at}-0${between(3, 6, random)}-18`,
      operatingStatus: '开业',
      employeeCount: Math.max(1, staff - at * between(0, 9, random)),
      femaleEmployeeCount: Math.round(staff * 0.3),
      mailAddress: company.address,
      postCode: '200000',
      holdingType: '私人控股',
      hasWebsite: company.website === null ? '否' : '是',
      hasInvestment: '否',
      hasEquityTransfer: '否',
      hasGuarantee: '否',
      totalAssets: amount(1.4),
      totalEquity: amount(0.6),
      totalRevenue: amount(1),
      mainRevenue: amount(0.9),
      totalProfit: amount(0.12),
      netProfit: amount(0.09),
      totalTax: amount(0.05),
      totalLiabilities: amount(0.8),
      currency: 'CNY',
      withheld: keeps ? ['totalAssets', 'totalEquity', 'totalRevenue', 'netProfit', 'totalTax'] : [],
      websites: company.website === null ? [] : [`企业官网 ${company.website}`],
      shareholders: [`${company.legalRepresentative} 认缴 ${Math.round(company.capital / 10_000)} 万元`],
      investments: [],
      guarantees: [],
      equityChanges: [],
      insurances: [
        `城镇职工基本养老保险 ${company.insuredCount} 人`,
        `职工基本医疗保险 ${company.insuredCount} 人`,
      ],
      modifications: [],
    }
  })
}
