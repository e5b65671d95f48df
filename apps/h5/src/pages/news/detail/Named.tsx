import { CompanyRow } from '#company/CompanyRow.tsx'
import { EditionRow } from '#exhibition/EditionRow.tsx'
import { HallRow } from '#hall/HallRow.tsx'
import { t } from '#i18n/t.ts'
import type { NewsDetail } from '#pages/news/detail/newsDetail.ts'
import { Card } from '#ui/Card.tsx'

/** The fairs, companies and halls that an article names, as they are in their lists. */
export function Named({ detail: { exhibitions, companies, halls } }: { detail: NewsDetail }) {
  return (
    <>
      {exhibitions.length > 0 && (
        <Card title={t('news.exhibitions')} flush>
          {exhibitions.map((card) => (
            <EditionRow key={card.id} card={card} />
          ))}
        </Card>
      )}
      {companies.length > 0 && (
        <Card title={t('news.companies')} flush>
          {companies.map((card) => (
            <CompanyRow key={card.id} card={card} />
          ))}
        </Card>
      )}
      {halls.length > 0 && (
        <Card title={t('news.halls')} flush>
          {halls.map((card) => (
            <HallRow key={card.id} card={card} />
          ))}
        </Card>
      )}
    </>
  )
}
