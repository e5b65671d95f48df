import { type WebhookDelivery, webhook } from '@zhzz/contract/webhook/calls.ts'
import { useState } from 'react'
import { useReadPages } from '#api/useReadPages.ts'
import { useWrite } from '#api/useWrite.ts'
import { formatDateTime } from '#i18n/format.ts'
import { t } from '#i18n/t.ts'
import { stateLooks, wordOfEvent } from '#pages/my/webhooks/eventWords.ts'
import styles from '#pages/my/webhooks/Webhooks.module.css'
import { PagedList } from '#reading/PagedList.tsx'
import { Button } from '#ui/Button.tsx'
import { ListRow } from '#ui/list/ListRow.tsx'
import { toast } from '#ui/overlay/toast.ts'
import { Blank } from '#ui/shown/Blank.tsx'
import { Chip } from '#ui/shown/Chip.tsx'
import { FactLine } from '#ui/shown/FactLine.tsx'

const day = 86_400_000

/** 推送记录 of an endpoint, the latest first; what is settled can be sent again, one by one or since yesterday. */
export function Deliveries({ id }: { id: string }) {
  const pages = useReadPages(webhook.deliveries, { id, limit: 20 }, { staleTime: 0 })
  const [since] = useState(() => new Date(Date.now() - day).toISOString())
  const replaying = useWrite(webhook.replaySince, {
    outdates: [webhook.deliveries, webhook.list],
    onDone: ({ count }) => toast(t('webhook.replayedMany', { n: count })),
    onFailure: { conflict: () => toast(t('webhook.off')) },
  })
  return (
    <PagedList
      pages={pages}
      rowKey={(row) => row.id}
      rowHeight={82}
      countEnd={
        <Button
          look="line"
          size="small"
          busy={replaying.isPending}
          onClick={() => void replaying.send({ id, since })}
        >
          {t('webhook.replayDay')}
        </Button>
      }
      empty={<Blank title={t('webhook.noDeliveries')} />}
    >
      {(row) => <DeliveryRow row={row} />}
    </PagedList>
  )
}

function DeliveryRow({ row }: { row: WebhookDelivery }) {
  const { id, type, state, tries, status, why, at, dueAt } = row
  const replaying = useWrite(webhook.replay, {
    outdates: [webhook.deliveries, webhook.list],
    onDone: () => toast(t('webhook.replayed')),
    onFailure: { conflict: () => toast(t('webhook.off')) },
  })
  const word = wordOfEvent(type)
  const isSettled = state !== 'waiting' && state !== 'sending'
  return (
    <ListRow
      title={
        <span className={styles.state}>
          {word ? t(word) : type} <Chip tone={stateLooks[state].tone}>{t(stateLooks[state].key)}</Chip>
        </span>
      }
      facts1={
        <FactLine
          tone="ink"
          facts={[formatDateTime(at), t('webhook.tries', { n: tries }), status !== null && String(status)]}
        />
      }
      facts2={
        <FactLine facts={[dueAt !== null && t('webhook.nextTry', { time: formatDateTime(dueAt) }), why]} />
      }
      action={
        isSettled && (
          <Button
            look="line"
            size="small"
            busy={replaying.isPending}
            onClick={() => void replaying.send({ deliveryId: id })}
          >
            {t('webhook.replay')}
          </Button>
        )
      }
    />
  )
}
