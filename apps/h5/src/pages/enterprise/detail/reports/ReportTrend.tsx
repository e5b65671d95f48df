import type { annualReport } from '@zhzz/contract/companyModule/annualReport.ts'
import { BarTable } from '#company/module/BarTable.tsx'
import type { AboveProps } from '#company/module/ModulePage.tsx'
import { formatMoney, formatNumber } from '#i18n/format.ts'
import { t } from '#i18n/t.ts'
import { Card } from '#ui/Card.tsx'

/** Head count and revenue over the years that are shown; a single year is no trend. */
export function ReportTrend({ first: { list } }: AboveProps<typeof annualReport>) {
  const charts = [
    {
      title: t('annualReport.employeeCount'),
      rows: list.map(({ reportYear, employeeCount }) => ({
        label: String(reportYear),
        count: employeeCount ?? 0,
        text: formatNumber(employeeCount),
      })),
    },
    {
      title: t('annualReport.totalRevenue'),
      rows: list.map(({ reportYear, totalRevenue, currency }) => ({
        label: String(reportYear),
        count: totalRevenue ?? 0,
        text: formatMoney(totalRevenue, currency),
      })),
    },
  ]
  return charts
    .filter(({ rows }) => rows.filter(({ count }) => count > 0).length > 1)
    .map(({ title, rows }) => (
      <Card key={title} title={title}>
        <BarTable caption={title} rows={rows} />
      </Card>
    ))
}
