import { type WebhookEndpoint, webhook } from '@zhzz/contract/webhook/calls.ts'
import { useWrite } from '#api/useWrite.ts'
import { formatDateTime } from '#i18n/format.ts'
import { relativeTime } from '#i18n/relativeTime.ts'
import { t } from '#i18n/t.ts'
import { eventWords, stateLooks, wordOfEvent } from '#pages/my/webhooks/eventWords.ts'
import styles from '#pages/my/webhooks/Webhooks.module.css'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { confirmDialog } from '#ui/overlay/dialog.ts'
import { toast } from '#ui/overlay/toast.ts'
import { Chip } from '#ui/shown/Chip.tsx'
import { FactLine } from '#ui/shown/FactLine.tsx'

interface EndpointCardProps {
  row: WebhookEndpoint
  onSecret: (secret: string) => void
  onChange: () => void
  onDeliveries: () => void
}

const offWords = { person: 'webhook.off', failing: 'webhook.offFailing', gone: 'webhook.offGone' } as const

/** An endpoint: what it is told, how the last delivery went, and what can be done with it. */
export function EndpointCard({ row, onSecret, onChange, onDeliveries }: EndpointCardProps) {
  const outdates = [webhook.list, webhook.deliveries]
  const testing = useWrite(webhook.test, {
    outdates,
    onDone: () => toast(t('webhook.testSent')),
    onFailure: { conflict: () => toast(t('webhook.underway')) },
  })
  const rotating = useWrite(webhook.rotate, { outdates, onDone: ({ secret }) => onSecret(secret) })
  const removing = useWrite(webhook.remove, { outdates, onDone: () => toast(t('webhook.removed')) })
  const { id, url, events, offReason, last, failingSince, previousUntil } = row
  const { host } = new URL(url)
  const word = last === null ? undefined : wordOfEvent(last.type)
  async function rotate() {
    const confirm = t('webhook.rotate')
    if (await confirmDialog({ title: host, body: t('webhook.askRotate'), confirm }))
      await rotating.send({ id })
  }
  async function remove() {
    const confirm = t('upload.remove')
    if (await confirmDialog({ title: host, body: t('webhook.askRemove'), confirm }))
      await removing.send({ id })
  }
  return (
    <Card
      title={host}
      end={
        <Chip tone={offReason === null ? 'green' : 'grey'}>
          {t(offReason === null ? 'webhook.on' : offWords[offReason])}
        </Chip>
      }
    >
      <div className={styles.url}>{url}</div>
      <FactLine tone="ink" facts={events.map((event) => t(eventWords[event]))} />
      <FactLine
        facts={
          last === null
            ? [t('webhook.neverSent')]
            : [
                word ? t(word) : last.type,
                t(stateLooks[last.state].key),
                last.status !== null && String(last.status),
                last.settledAt !== null && relativeTime(last.settledAt),
                failingSince !== null && t('webhook.failing', { when: relativeTime(failingSince) }),
              ]
        }
      />
      {previousUntil !== null && (
        <FactLine facts={[t('webhook.overlap', { time: formatDateTime(previousUntil) })]} />
      )}
      <div className={styles.acts}>
        <Button look="line" size="small" onClick={onDeliveries}>
          {t('webhook.deliveries')}
        </Button>
        {offReason === null && (
          <Button look="line" size="small" busy={testing.isPending} onClick={() => void testing.send({ id })}>
            {t('webhook.test')}
          </Button>
        )}
        <Button look="quiet" size="small" onClick={onChange}>
          {t('webhook.edit')}
        </Button>
        <Button look="quiet" size="small" busy={rotating.isPending} onClick={() => void rotate()}>
          {t('webhook.rotate')}
        </Button>
        <Button look="quiet" size="small" busy={removing.isPending} onClick={() => void remove()}>
          {t('upload.remove')}
        </Button>
      </div>
    </Card>
  )
}
