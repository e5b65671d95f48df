import { calendar, type FeedPart, mostFeeds } from '@zhzz/contract/calendar/calls.ts'
import { useState } from 'react'
import { useRead } from '#api/useRead.ts'
import { useWrite } from '#api/useWrite.ts'
import { t } from '#i18n/t.ts'
import { FeedRow } from '#pages/exhSchedule/calendar/FeedRow.tsx'
import styles from '#pages/exhSchedule/calendar/FeedSheet.module.css'
import { feedPartWords } from '#pages/exhSchedule/calendar/feedPartWords.ts'
import { NewAddress } from '#pages/exhSchedule/calendar/NewAddress.tsx'
import { Loaded } from '#reading/Loaded.tsx'
import { Button } from '#ui/Button.tsx'
import { ChoiceChips } from '#ui/field/ChoiceChips.tsx'
import { choicesOf } from '#ui/field/choicesOf.ts'
import { Sheet } from '#ui/overlay/Sheet.tsx'
import { toast } from '#ui/overlay/toast.ts'
import { Skeleton } from '#ui/shown/Skeleton.tsx'

/** 订阅日历: addresses by which the calendar of a phone or a computer follows 我的展会. */
export function FeedSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Sheet open={open} onClose={onClose} title={t('calendar.subscribe')}>
      <Feeds />
    </Sheet>
  )
}

function Feeds() {
  const read = useRead(calendar.feeds, {})
  const [parts, setParts] = useState<readonly FeedPart[]>(['show', 'moves', 'deadlines'])
  const [path, setPath] = useState<string | null>(null)
  const { send, isPending } = useWrite(calendar.makeFeed, {
    onDone: (made) => setPath(made.path),
    outdates: [calendar.feeds],
    onFailure: { conflict: () => toast(t('calendar.tooManyFeeds', { n: mostFeeds })) },
  })
  return (
    <div className={styles.feeds}>
      <p className={styles.text}>{t('calendar.subscribeText')}</p>
      {path === null ? (
        <>
          <ChoiceChips
            label={t('calendar.feedParts')}
            choices={choicesOf(feedPartWords)}
            chosen={parts}
            onChoose={setParts}
          />
          <Button
            disabled={parts.length === 0}
            busy={isPending}
            onClick={() => void send({ parts: [...parts] })}
          >
            {t('calendar.makeFeed')}
          </Button>
        </>
      ) : (
        <NewAddress path={path} />
      )}
      <Loaded read={read} skeleton={<Skeleton rows={1} height={72} />}>
        {(feeds) => (
          <ul className={styles.rows}>
            {feeds.map((feed) => (
              <FeedRow key={feed.id} feed={feed} />
            ))}
          </ul>
        )}
      </Loaded>
    </div>
  )
}
