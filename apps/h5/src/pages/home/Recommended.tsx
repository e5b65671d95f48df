import type { Output } from '@zhzz/contract/endpoint.ts'
import type { home } from '@zhzz/contract/home/calls.ts'
import { CompanyAvatar } from '#company/CompanyAvatar.tsx'
import { CompanyName } from '#company/CompanyName.tsx'
import { t } from '#i18n/t.ts'
import { navigateTo } from '#nav/navigate.ts'
import { to } from '#nav/to.ts'
import styles from '#pages/home/Recommended.module.css'
import { Card, CardLink } from '#ui/Card.tsx'
import { FactLine } from '#ui/shown/FactLine.tsx'

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
            <span className={styles.name}>
              <CompanyName name={card.name} parts={card.nameParts} />
            </span>
            <FactLine tone="ink" facts={[reasonText(reason)]} />
            <FactLine facts={[card.cityName]} />
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
