import { calendar } from '@zhzz/contract/calendar/calls.ts'
import type { Output } from '@zhzz/contract/endpoint.ts'
import { useWrite } from '#api/useWrite.ts'
import { formatDate } from '#i18n/format.ts'
import { relativeTime } from '#i18n/relativeTime.ts'
import { t } from '#i18n/t.ts'
import styles from '#pages/exhSchedule/calendar/FeedRow.module.css'
import { feedPartWords } from '#pages/exhSchedule/calendar/feedPartWords.ts'
import { Button } from '#ui/Button.tsx'
import { confirmDialog } from '#ui/overlay/dialog.ts'
import { FactLine } from '#ui/shown/FactLine.tsx'

type Feed = Output<typeof calendar.feeds>[number]

/** An address that is in use: what it tells, who came last, and 停用. */
export function FeedRow({ feed: { id, parts, createdAt, fetchedAt, fetchedBy } }: { feed: Feed }) {
  const { send, isPending } = useWrite(calendar.endFeed, { outdates: [calendar.feeds] })
  async function end() {
    if (await confirmDialog({ body: t('calendar.askEndFeed'), confirm: t('calendar.endFeed') }))
      await send({ id })
  }
  return (
    <li className={styles.row}>
      <div className={styles.text}>
        <FactLine tone="ink" facts={parts.map((part) => t(feedPartWords[part]))} />
        <FactLine
          facts={[
            t('calendar.madeOn', { day: formatDate(createdAt) }),
            fetchedAt === null
              ? t('calendar.neverFetched')
              : t('calendar.fetched', { when: relativeTime(fetchedAt) }),
            fetchedBy,
          ]}
        />
      </div>
      <Button look="quiet" size="small" busy={isPending} onClick={() => void end()}>
        {t('calendar.endFeed')}
      </Button>
    </li>
  )
}
