import { news } from '@zhzz/contract/news/calls.ts'
import { useRead } from '#api/useRead.ts'
import { t } from '#i18n/t.ts'
import { navigateTo } from '#nav/navigate.ts'
import { to } from '#nav/to.ts'
import { NewsRow } from '#news/NewsRow.tsx'
import { Card, CardLink } from '#ui/Card.tsx'

const most = 3

/** What the news say of a company, a fair or a hall; nothing where they say nothing. */
export function NewsOf({
  about,
}: {
  about: { companyId: string } | { seriesId: string } | { hallId: string }
}) {
  const { data } = useRead(news.search, { filters: about, limit: most })
  if (data === undefined || data.list.length === 0) return null
  return (
    <Card
      title={t('news.news')}
      flush
      end={
        data.total > most && (
          <CardLink onClick={() => navigateTo(to('/pages/news/list/list', about))}>{t('news.all')}</CardLink>
        )
      }
    >
      {data.list.map((card) => (
        <NewsRow key={card.id} card={card} />
      ))}
    </Card>
  )
}
