import type { Output } from '@zhzz/contract/endpoint.ts'
import type { home } from '@zhzz/contract/home/calls.ts'
import { t } from '#i18n/t.ts'
import { navigateTo } from '#nav/navigate.ts'
import { to } from '#nav/to.ts'
import { NewsRow } from '#news/NewsRow.tsx'
import { Holdings } from '#pages/home/Holdings.tsx'
import { Recommended } from '#pages/home/Recommended.tsx'
import { Card, CardLink } from '#ui/Card.tsx'

/** What stands under the first screen. */
export function BelowFold({
  companies,
  news,
  counts,
}: Pick<Output<typeof home.index>, 'companies' | 'news' | 'counts'>) {
  return (
    <>
      <Recommended companies={companies} />
      {news.length > 0 && (
        <Card
          title={t('news.news')}
          flush
          end={<CardLink onClick={() => navigateTo(to('/pages/news/list/list'))}>{t('news.all')}</CardLink>}
        >
          {news.map((card) => (
            <NewsRow key={card.id} card={card} />
          ))}
        </Card>
      )}
      <Holdings counts={counts} />
    </>
  )
}
