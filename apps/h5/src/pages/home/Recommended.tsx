import type { Output } from '@zhzz/contract/endpoint.ts'
import type { home } from '@zhzz/contract/home/calls.ts'
import { CompanyAvatar } from '#company/CompanyAvatar.tsx'
import { StatusChip } from '#company/StatusChip.tsx'
import { t } from '#i18n/t.ts'
import { navigateTo } from '#nav/navigate.ts'
import { to } from '#nav/to.ts'
import styles from '#pages/home/Recommended.module.css'
import { Card, CardLink } from '#ui/Card.tsx'
import { Chip } from '#ui/shown/Chip.tsx'

type Recommendation = Output<typeof home.index>['companies'][number]

/** 为你推荐: companies worth a look, each with its reason. */
export function Recommended({ companies }: { companies: readonly Recommendation[] }) {
  if (companies.length === 0) return null
  return (
    <Card
      flush
      title={t('home.recommended')}
      end={
        <CardLink onClick={() => navigateTo(to('/pages/enterprise/list/list'))}>{t('home.seeAll')}</CardLink>
      }
    >
      {companies.map(({ card, reason }) => (
        <button
          key={card.id}
          type="button"
          className={styles.row}
          onClick={() => navigateTo(to('/pages/enterprise/detail/detail', { id: card.id }))}
        >
          <CompanyAvatar name={card.name} parts={card.nameParts} src={card.logoUrl} />
          <span className={styles.text}>
            <span className={styles.head}>
              <span className={styles.name}>{card.name}</span>
              <StatusChip status={card.registrationStatus} />
            </span>
            <span className={styles.fact}>
              {[card.regionName, card.industryName].filter(Boolean).join(' · ')}
            </span>
            <span>
              <Chip tone="blue">{reasonText(reason)}</Chip>
            </span>
          </span>
        </button>
      ))}
    </Card>
  )
}

function reasonText({ code, series, count }: Recommendation['reason']): string {
  if (code === 'consecutive') return t('home.reasonConsecutive', { n: count, series })
  if (code === 'justListed') return t('home.reasonJustListed', { series })
  return t('home.reasonFrequent', { n: count })
}
