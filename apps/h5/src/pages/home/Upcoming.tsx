import type { EditionCard } from '@zhzz/contract/exhibition/card.ts'
import { EditionLine } from '#exhibition/EditionLine.tsx'
import { t } from '#i18n/t.ts'
import { navigateTo } from '#nav/navigate.ts'
import { to } from '#nav/to.ts'
import { Card, CardLink } from '#ui/Card.tsx'

/** 近期展会: the exhibitions that begin next. */
export function Upcoming({ exhibitions }: { exhibitions: readonly EditionCard[] }) {
  if (exhibitions.length === 0) return null
  return (
    <Card
      flush
      title={t('home.upcoming')}
      end={
        <CardLink onClick={() => navigateTo(to('/pages/exhibition/list/list', { view: 'calendar' }))}>
          {t('filter.viewCalendar')}
        </CardLink>
      }
    >
      {exhibitions.map((edition) => (
        <EditionLine key={edition.id} edition={edition} />
      ))}
    </Card>
  )
}
