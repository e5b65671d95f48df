import { exhibition } from '@zhzz/contract/exhibition/calls.ts'
import { useRead } from '#api/useRead.ts'
import { EditionRow } from '#exhibition/EditionRow.tsx'
import { t } from '#i18n/t.ts'
import { shanghaiToday } from '#i18n/today.ts'
import { navigateTo } from '#nav/navigate.ts'
import { to } from '#nav/to.ts'
import { Card, CardLink } from '#ui/Card.tsx'
import { Row } from '#ui/list/Row.tsx'
import { RowSkeleton } from '#ui/shown/RowSkeleton.tsx'

const most = 4

/** 即将举办: what is on here next, and the ways to all of it and to what was. */
export function Coming({ hallId }: { hallId: string }) {
  const { data, error } = useRead(exhibition.search, {
    filters: { hallIds: [hallId], from: shanghaiToday() },
    limit: most,
  })
  const all = (when?: 'past') =>
    navigateTo(to('/pages/exhibition/list/list', { hallId, ...(when && { when }) }))
  return (
    <Card
      title={t('hall.coming')}
      end={
        data &&
        data.total > most && (
          <CardLink onClick={() => all()}>{t('hall.allCount', { n: data.total })}</CardLink>
        )
      }
      flush
    >
      {!data && !error && <RowSkeleton rows={2} />}
      {data?.list.map((card) => (
        <EditionRow key={card.id} card={card} />
      ))}
      {data?.total === 0 && <Row label={t('hall.noneComing')} />}
      <Row icon="history" label={t('hall.past')} onClick={() => all('past')} />
    </Card>
  )
}
