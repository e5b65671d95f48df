import type { Read } from '@zhzz/client/react/useRead.ts'
import type { Output } from '@zhzz/contract/endpoint.ts'
import type { followUp } from '@zhzz/contract/followUp/calls.ts'
import { failureText } from '#api/explain.ts'
import { t } from '#i18n/t.ts'
import { navigateTo } from '#nav/navigate.ts'
import { to } from '#nav/to.ts'
import { DueRow } from '#pages/home/DueRow.tsx'
import styles from '#pages/home/Today.module.css'
import { Card, CardLink } from '#ui/Card.tsx'

/** 今天要联系: the next steps that are due, what waits longest first. */
export function Today({ due: { data, error, reload } }: { due: Read<Output<typeof followUp.mine>> }) {
  if (data === undefined) {
    return (
      <Card title={t('home.today')} end={<CardLink onClick={reload}>{t('shell.reload')}</CardLink>}>
        {failureText(error)}
      </Card>
    )
  }
  const { list, total, counters } = data
  const rest = total > list.length ? t('home.allOf', { n: total }) : t('home.followUps')
  const tab = counters.overdue > 0 ? 'overdue' : counters.today > 0 ? 'today' : 'week'
  return (
    <Card
      flush
      title={total === 0 ? t('home.todayNone') : t('home.todayCount', { n: total })}
      end={<CardLink onClick={() => navigateTo(to('/pages/my/followUp', { tab }))}>{rest}</CardLink>}
    >
      {total === 0 ? (
        <p className={styles.next}>
          {counters.week > 0 ? t('home.weekCount', { n: counters.week }) : t('followUp.todayNoneText')}
        </p>
      ) : (
        list.map((record) => <DueRow key={record.id} record={record} />)
      )}
    </Card>
  )
}
