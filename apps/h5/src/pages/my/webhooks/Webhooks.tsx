import { type WebhookEndpoint, webhook } from '@zhzz/contract/webhook/calls.ts'
import { useState } from 'react'
import { useRead } from '#api/useRead.ts'
import { formatNumber } from '#i18n/format.ts'
import { t } from '#i18n/t.ts'
import { navigateTo } from '#nav/navigate.ts'
import { to } from '#nav/to.ts'
import { Deliveries } from '#pages/my/webhooks/Deliveries.tsx'
import { EndpointCard } from '#pages/my/webhooks/EndpointCard.tsx'
import { EndpointForm } from '#pages/my/webhooks/EndpointForm.tsx'
import { Loaded } from '#reading/Loaded.tsx'
import { Button } from '#ui/Button.tsx'
import { Card, CardLink, Cards } from '#ui/Card.tsx'
import { Sheet } from '#ui/overlay/Sheet.tsx'
import { Blank } from '#ui/shown/Blank.tsx'
import { ShownOnce } from '#ui/shown/ShownOnce.tsx'
import { Skeleton } from '#ui/shown/Skeleton.tsx'

type Open =
  | { is: 'form'; endpoint: WebhookEndpoint | null }
  | { is: 'secret'; secret: string }
  | { is: 'deliveries'; id: string }

/** 推送地址: where one's own programs are told of events, with what they were sent. */
export function Webhooks() {
  const read = useRead(webhook.list, {}, { staleTime: 0 })
  const [open, setOpen] = useState<Open | null>(null)
  const close = () => setOpen(null)
  const onSecret = (secret: string) => setOpen({ is: 'secret', secret })
  const make = () => setOpen({ is: 'form', endpoint: null })
  return (
    <>
      <Loaded
        read={read}
        skeleton={
          <Cards>
            <Skeleton rows={2} height={140} />
          </Cards>
        }
      >
        {({ endpoints, most }) => (
          <Cards>
            <Card
              title={
                most === 0
                  ? t('webhook.title')
                  : t('accessKey.held', { n: formatNumber(endpoints.length), most: formatNumber(most) })
              }
              end={endpoints.length < most && <CardLink onClick={make}>{t('webhook.make')}</CardLink>}
            >
              {t('webhook.text')}
            </Card>
            {endpoints.map((row) => (
              <EndpointCard
                key={row.id}
                row={row}
                onSecret={onSecret}
                onChange={() => setOpen({ is: 'form', endpoint: row })}
                onDeliveries={() => setOpen({ is: 'deliveries', id: row.id })}
              />
            ))}
            {endpoints.length === 0 &&
              (most === 0 ? (
                <Blank
                  title={t('webhook.notInPlan')}
                  action={{
                    label: t('person.benefits'),
                    onClick: () => navigateTo(to('/pages/my/member')),
                  }}
                />
              ) : (
                <Blank title={t('webhook.none')} action={{ label: t('webhook.make'), onClick: make }} />
              ))}
          </Cards>
        )}
      </Loaded>
      <Sheet
        open={open?.is === 'form'}
        onClose={close}
        title={t(open?.is === 'form' && open.endpoint !== null ? 'webhook.change' : 'webhook.make')}
      >
        {open?.is === 'form' && (
          <EndpointForm endpoint={open.endpoint} onSecret={onSecret} onChanged={close} />
        )}
      </Sheet>
      <Sheet open={open?.is === 'secret'} onClose={close} title={t('webhook.title')}>
        <ShownOnce
          warning={t('webhook.made')}
          value={open?.is === 'secret' ? open.secret : ''}
          about={t('webhook.madeText')}
          copyLabel={t('webhook.copy')}
        >
          <Button size="small" look="line" onClick={close}>
            {t('accessKey.saved')}
          </Button>
        </ShownOnce>
      </Sheet>
      <Sheet open={open?.is === 'deliveries'} onClose={close} title={t('webhook.deliveries')}>
        {open?.is === 'deliveries' && <Deliveries id={open.id} />}
      </Sheet>
    </>
  )
}
