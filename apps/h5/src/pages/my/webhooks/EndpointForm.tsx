import { longestUrl, type WebhookEndpoint, webhook } from '@zhzz/contract/webhook/calls.ts'
import { type WebhookEvent, webhookEventNames } from '@zhzz/contract/webhook/eventNames.ts'
import { useState } from 'react'
import { useWrite } from '#api/useWrite.ts'
import { t } from '#i18n/t.ts'
import { eventWords } from '#pages/my/webhooks/eventWords.ts'
import { Button } from '#ui/Button.tsx'
import { ChoiceChips } from '#ui/field/ChoiceChips.tsx'
import { choicesOf } from '#ui/field/choicesOf.ts'
import { Field } from '#ui/field/Field.tsx'
import { SwitchRow } from '#ui/field/SwitchRow.tsx'
import { TextField } from '#ui/field/TextField.tsx'
import { SheetForm } from '#ui/overlay/SheetForm.tsx'

interface EndpointFormProps {
  /** Null: a new one. */
  endpoint: WebhookEndpoint | null
  onSecret: (secret: string) => void
  onChanged: () => void
}

/** 新建推送地址, 修改推送地址: where, and what is told. */
export function EndpointForm({ endpoint, onSecret, onChanged }: EndpointFormProps) {
  const [url, setUrl] = useState(endpoint?.url ?? 'https://')
  const [isUrlBad, setUrlBad] = useState(false)
  const [events, setEvents] = useState<readonly WebhookEvent[]>(endpoint?.events ?? webhookEventNames)
  const [isOn, setOn] = useState(endpoint?.isOn ?? true)
  const outdates = [webhook.list]
  const onFailure = { invalid: () => setUrlBad(true) }
  const making = useWrite(webhook.make, { outdates, onFailure, onDone: ({ secret }) => onSecret(secret) })
  const changing = useWrite(webhook.change, { outdates, onFailure, onDone: onChanged })
  const send = () => {
    const fields = { url, events: [...events] }
    void (endpoint === null ? making.send(fields) : changing.send({ ...fields, id: endpoint.id, isOn }))
  }
  return (
    <SheetForm>
      <TextField
        label={t('webhook.url')}
        name="url"
        type="url"
        value={url}
        maxLength={longestUrl}
        error={isUrlBad ? t('webhook.badUrl') : undefined}
        required
        onChange={(typed) => {
          setUrl(typed)
          setUrlBad(false)
        }}
      />
      <Field label={t('webhook.events')}>
        {() => (
          <ChoiceChips
            label={t('webhook.events')}
            choices={choicesOf(eventWords)}
            chosen={events}
            onChoose={setEvents}
          />
        )}
      </Field>
      {endpoint !== null && <SwitchRow label={t('webhook.on')} checked={isOn} onChange={setOn} />}
      <Button
        disabled={events.length === 0 || url.trim() === ''}
        busy={making.isPending || changing.isPending}
        onClick={send}
      >
        {t(endpoint === null ? 'webhook.make' : 'shell.save')}
      </Button>
    </SheetForm>
  )
}
