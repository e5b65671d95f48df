import type { Output } from '@zhzz/contract/endpoint.ts'
import type { home } from '@zhzz/contract/home/calls.ts'
import { t } from '#i18n/t.ts'
import { navigateTo } from '#nav/navigate.ts'
import { to } from '#nav/to.ts'
import { MessageRow } from '#pages/home/message/MessageRow.tsx'
import { Card, CardLink } from '#ui/Card.tsx'

/** 我的展会变动: what was told since yesterday of exhibitions one follows. */
export function Changes({ changes, changeCount }: Omit<Output<typeof home.todo>, 'news'>) {
  if (changes.length === 0) return null
  return (
    <Card
      flush
      title={t('home.changes')}
      end={
        <CardLink onClick={() => navigateTo(to('/pages/home/message'))}>
          {changeCount > changes.length ? t('home.allOf', { n: changeCount }) : t('home.messages')}
        </CardLink>
      }
    >
      {changes.map((message) => (
        <MessageRow key={message.id} message={message} />
      ))}
    </Card>
  )
}
