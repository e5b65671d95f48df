import type { CompanyDetail } from '@zhzz/contract/company/detail.ts'
import { formatArea, formatDate, formatNumber, formatPercent } from '#i18n/format.ts'
import { t } from '#i18n/t.ts'
import { navigateTo } from '#nav/navigate.ts'
import { to } from '#nav/to.ts'
import { EntryRow } from '#pages/enterprise/detail/overview/EntryRow.tsx'
import styles from '#pages/enterprise/detail/overview/ProfileCard.module.css'
import { Card, CardLink } from '#ui/Card.tsx'

interface ProfileCardProps {
  id: string
  name: string
  profile: CompanyDetail['exhibitionProfile']
}

/** 参展画像: how it exhibits. */
export function ProfileCard({ id, name, profile }: ProfileCardProps) {
  if (profile.total === 0) {
    return (
      <Card title={t('company.profile')}>
        <p className={styles.note}>{t('company.noPast')}</p>
      </Card>
    )
  }
  const figures = [
    { label: t('company.exhibitionCount'), value: formatNumber(profile.total) },
    { label: t('company.count12'), value: formatNumber(profile.last12Months) },
    {
      label: t('company.averageArea'),
      value: formatArea(profile.averageBoothArea && Math.round(profile.averageBoothArea)),
    },
    { label: t('company.customRatio'), value: formatPercent(profile.customBoothRatio) },
  ]
  return (
    <Card
      title={t('company.profile')}
      end={
        <CardLink onClick={() => navigateTo(to('/pages/enterprise/detail/exhibitionHistory', { id, name }))}>
          {t('company.history')}
        </CardLink>
      }
      flush
    >
      <dl className={styles.figures}>
        {figures.map(({ label, value }) => (
          <div key={label}>
            <dd>{value}</dd>
            <dt>{label}</dt>
          </div>
        ))}
      </dl>
      <dl className={styles.lines}>
        <div>
          <dt>{t('company.topSeries')}</dt>
          <dd>
            {profile.topSeries.map((series) => (
              <span key={series.seriesId}>
                {series.name} <b>{t('company.times', { n: series.count })}</b>
              </span>
            ))}
          </dd>
        </div>
        {profile.topCities.length > 0 && (
          <div>
            <dt>{t('company.topCities')}</dt>
            <dd>{profile.topCities.join(' · ')}</dd>
          </div>
        )}
      </dl>
      {profile.latest.length > 0 && (
        <>
          <h3 className={styles.recent}>{t('company.recentEntries')}</h3>
          {profile.latest.map((entry) => (
            <EntryRow
              key={`${entry.editionId} ${entry.boothNo}`}
              entry={entry}
              when={formatDate(entry.startDate)}
            />
          ))}
        </>
      )}
    </Card>
  )
}
