import type { CompanyDetail } from '@zhzz/contract/company/detail.ts'
import { formatArea, formatNumber, formatPercent } from '#i18n/format.ts'
import { t } from '#i18n/t.ts'
import { navigateTo } from '#nav/navigate.ts'
import { to } from '#nav/to.ts'
import styles from '#pages/enterprise/detail/overview/ProfileCard.module.css'
import { Card, CardLink } from '#ui/Card.tsx'
import { FactLine } from '#ui/shown/FactLine.tsx'

interface ProfileCardProps {
  id: string
  name: string
  profile: CompanyDetail['exhibitionProfile']
}

/** 参展画像: how it exhibits, in four figures; a tap opens 参展历史. */
export function ProfileCard({ id, name, profile }: ProfileCardProps) {
  const { total, last12Months, averageBoothArea, customBoothRatio, topSeries, topCities } = profile
  if (total === 0) {
    return (
      <Card title={t('company.profile')}>
        <p className={styles.note}>{t('company.noPast')}</p>
      </Card>
    )
  }
  const open = () => navigateTo(to('/pages/enterprise/detail/exhibitionHistory', { id, name }))
  const figures = [
    { word: t('overview.times'), value: formatNumber(total) },
    { word: t('overview.last12'), value: formatNumber(last12Months) },
    { word: t('overview.average'), value: formatArea(averageBoothArea && Math.round(averageBoothArea)) },
    { word: t('overview.custom'), value: formatPercent(customBoothRatio && Math.round(customBoothRatio)) },
  ]
  const [often] = topSeries
  return (
    <Card title={t('company.profile')} end={<CardLink onClick={open}>{t('company.history')}</CardLink>} flush>
      <button type="button" className={styles.figures} onClick={open}>
        {figures.map(({ word, value }) => (
          <span key={word} className={styles.figure}>
            <b className={styles.value}>{value}</b> <span className={styles.word}>{word}</span>
          </span>
        ))}
      </button>
      <div className={styles.often}>
        <FactLine
          facts={[
            often && often.count > 1 && `${often.name} ${t('company.times', { n: often.count })}`,
            topCities.join(t('exhibition.glue')),
          ]}
        />
      </div>
    </Card>
  )
}
