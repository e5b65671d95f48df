import { exhibition } from '@zhzz/contract/exhibition/calls.ts'
import type { VisitorDimension, VisitorStatistics } from '@zhzz/contract/exhibition/visitor.ts'
import { useRead } from '#api/useRead.ts'
import { BarTable } from '#company/module/BarTable.tsx'
import { Scale } from '#exhibition/Scale.tsx'
import { formatCountry, formatNumber, formatPercent } from '#i18n/format.ts'
import { t } from '#i18n/t.ts'
import { navigateBack } from '#nav/navigate.ts'
import { setParams } from '#nav/page.ts'
import { Loaded } from '#reading/Loaded.tsx'
import { Provenance } from '#reading/Provenance.tsx'
import { Card, Cards } from '#ui/Card.tsx'
import { Blank } from '#ui/shown/Blank.tsx'
import { FactLine } from '#ui/shown/FactLine.tsx'
import { Facts } from '#ui/shown/Facts.tsx'
import { Skeleton } from '#ui/shown/Skeleton.tsx'

const titles = {
  region: 'visitor.region',
  industry: 'visitor.industry',
  jobLevel: 'visitor.jobLevel',
  department: 'visitor.department',
  interest: 'visitor.interest',
} as const satisfies Record<VisitorDimension, string>

/** What the organiser publishes of all visitors: totals, and how many are of each region, industry, position and intention. */
export function Portrait({ editionId }: { editionId: string }) {
  const read = useRead(exhibition.visitorStatistics, { editionId })
  return (
    <Loaded read={read} skeleton={<Waiting />}>
      {(told) =>
        told.totals.length === 0 && told.dimensions.length === 0 ? (
          <NotPublished count={told.organizations.count} />
        ) : (
          <Told told={told} editionId={editionId} />
        )
      }
    </Loaded>
  )
}

function Told({ told, editionId }: { told: VisitorStatistics; editionId: string }) {
  const { editionName, totals, tradeShare, overseasShare, dimensions, provenance } = told
  const sharesOfAll = [
    { label: t('visitor.tradeShare'), value: tradeShare },
    { label: t('visitor.overseasShare'), value: overseasShare },
  ]
    .filter(({ value }) => value !== null)
    .map(({ label, value }) => ({ label, value: formatPercent(value) }))
  return (
    <>
      <Cards>
        <Scale metrics={totals} title={editionName} />
        {sharesOfAll.length > 0 && (
          <Card title={t('visitor.totals')}>
            <Facts facts={sharesOfAll} />
          </Card>
        )}
        {dimensions.map(({ dimension, rows, more }) => (
          <Card key={dimension} title={t(titles[dimension])}>
            <BarTable caption={t(titles[dimension])} rows={barsOf(rows)} />
            {more > 0 && <FactLine facts={[t('visitor.more', { n: more })]} />}
          </Card>
        ))}
      </Cards>
      {provenance && <Provenance of={provenance} about={{ type: 'exhibition', id: editionId }} />}
    </>
  )
}

/** Bars of shares where they are published, else of people: never of both in one table. */
function barsOf(rows: VisitorStatistics['dimensions'][number]['rows']) {
  const areShares = rows.some(({ share }) => share !== null)
  return rows.map(({ name, countryCode, share, visitors }) => {
    const said = [
      share === null ? null : formatPercent(share),
      visitors === null ? null : formatNumber(visitors),
    ]
    return {
      label: countryCode === null ? name : formatCountry(countryCode),
      count: (areShares ? share : visitors) ?? 0,
      text: said.filter((part) => part !== null).join(' · '),
    }
  })
}

function NotPublished({ count }: { count: number }) {
  return (
    <Blank
      title={t('visitor.noneTitle')}
      text={t('visitor.noneText')}
      action={
        count > 0
          ? { label: t('visitor.seeList'), onClick: () => setParams({ tab: 'list' }) }
          : { label: t('exhibition.backToExhibition'), onClick: () => navigateBack() }
      }
    />
  )
}

function Waiting() {
  return (
    <Cards>
      <Skeleton rows={1} height={180} />
      <Skeleton rows={3} height={280} />
    </Cards>
  )
}
