import { company } from '@zhzz/contract/company/calls.ts'
import type { JobsTogether } from '@zhzz/contract/company/jobsTogether.ts'
import { salaryBounds } from '@zhzz/contract/companyModule/salaryBounds.ts'
import { useRead } from '#api/useRead.ts'
import { BarTable } from '#company/module/BarTable.tsx'
import { filterText } from '#company/module/shownTexts.ts'
import { formatMoney, formatNumber, formatPercent, formatShortMonth } from '#i18n/format.ts'
import { t } from '#i18n/t.ts'
import { definePage } from '#nav/definePage.tsx'
import { navigateBack } from '#nav/navigate.ts'
import { Loaded } from '#reading/Loaded.tsx'
import { Provenance } from '#reading/Provenance.tsx'
import { Card, Cards } from '#ui/Card.tsx'
import { Blank } from '#ui/shown/Blank.tsx'
import { FactLine } from '#ui/shown/FactLine.tsx'
import { Facts } from '#ui/shown/Facts.tsx'
import { Skeleton } from '#ui/shown/Skeleton.tsx'

/** Fewer advertisements show nothing but themselves. */
const fewest = 5

export default definePage({ params: ['id', 'name?'] }, function RecruitEchart({ params: { id } }) {
  const read = useRead(company.recruitEchart, { id })
  return (
    <Loaded read={read} skeleton={<Waiting />}>
      {(jobs) =>
        jobs.sample < fewest ? (
          <Blank
            title={t('recruitEchart.tooFew')}
            text={t('recruitEchart.tooFewText')}
            action={{ label: t('title.recruitPage'), onClick: () => navigateBack() }}
          />
        ) : (
          <Together id={id} jobs={jobs} />
        )
      }
    </Loaded>
  )
})

function Together({ id, jobs }: { id: string; jobs: JobsTogether }) {
  const charts = [
    {
      title: t('recruitEchart.months'),
      rows: jobs.months.map(({ value, count }) => ({ label: formatShortMonth(value), count })),
    },
    {
      title: t('recruitEchart.salaries'),
      rows: [...jobs.salaries]
        .sort((a, b) => Number(a.value) - Number(b.value))
        .map(({ value, count }) => ({ label: bandText(value), count })),
    },
    { title: t('recruitEchart.educations'), rows: labelled(jobs.educations) },
    { title: t('recruitEchart.experiences'), rows: labelled(jobs.experiences) },
    { title: t('recruitEchart.cities'), rows: labelled(jobs.cities) },
    { title: t('recruitEchart.jobFunctions'), rows: labelled(jobs.jobFunctions) },
  ]
  return (
    <>
      <Cards>
        <Card title={jobs.companyName}>
          <FactLine facts={[t('recruitEchart.sample', { n: jobs.sample })]} />
          <Facts
            facts={[
              { label: t('recruitEchart.openJobs'), value: formatNumber(jobs.openJobs) },
              { label: t('recruitEchart.averageSalary'), value: formatMoney(jobs.averageSalary) },
              { label: t('recruitEchart.bachelorRatio'), value: formatPercent(jobs.bachelorRatio) },
            ]}
          />
        </Card>
        {charts
          .filter(({ rows }) => rows.length > 0)
          .map(({ title, rows }) => (
            <Card key={title} title={title}>
              <BarTable caption={title} rows={rows} />
            </Card>
          ))}
      </Cards>
      <Provenance
        of={jobs.provenance}
        about={{ type: 'company', id, part: 'recruitEchart', field: 'records' }}
      />
    </>
  )
}

function labelled(counted: readonly { value: string; count: number }[]) {
  return counted.map(({ value, count }) => ({ label: value, count }))
}

function bandText(band: string): string {
  const bounds = [0, ...salaryBounds]
  return filterText(bounds, String(Number(band) + 1), { kind: 'money', say: (word) => word })
}

function Waiting() {
  return (
    <Cards>
      <Skeleton rows={1} height={140} />
      <Skeleton rows={3} height={220} />
    </Cards>
  )
}
