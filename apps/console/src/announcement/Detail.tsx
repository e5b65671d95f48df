import type { Output } from '@zhzz/contract/endpoint.ts'
import { locales } from '@zhzz/contract/locale.ts'
import { operate } from '@zhzz/contract/operate/calls.ts'
import { App, Button, Descriptions, Flex, Popconfirm, Progress, Typography } from 'antd'
import { useWrite } from '#api.ts'
import { t, timeOf, wordOf } from '#words.ts'

export type Row = Output<typeof operate.announcements>['list'][number]

/** One of them: its words, whom it goes to, how far it is, and the way to stop it. */
export function Detail({ row }: { row: Row }) {
  const { texts, pagePath, dueAt, state, total, walked, sent, read, setBy, setAt, cancelledBy } = row
  const items = [
    { key: 'state', label: t('state'), children: wordOf('announced', state) },
    { key: 'to', label: t('reach'), children: reachOf(row) },
    { key: 'due', label: t('dueAt'), children: timeOf(dueAt) },
    { key: 'page', label: t('pageLink'), children: pagePath ?? '-' },
    { key: 'sent', label: t('sentOf'), children: total === null ? '-' : `${sent} / ${total}` },
    { key: 'read', label: t('readOf'), children: read },
    { key: 'by', label: t('setByWhom'), children: `${setBy} ${timeOf(setAt)}` },
    ...(cancelledBy === null ? [] : [{ key: 'end', label: t('cancelledByWhom'), children: cancelledBy }]),
  ]
  return (
    <Flex vertical gap={16}>
      <Descriptions column={1} size="small" bordered items={items} />
      {state === 'sending' && total !== null && (
        <Progress percent={Math.floor((walked * 100) / Math.max(1, total))} aria-label={t('progress')} />
      )}
      {locales.map((locale) => {
        const words = texts[locale]
        return words === undefined ? null : (
          <section key={locale}>
            <Typography.Title level={3} style={{ fontSize: 16 }}>
              {words.title}
            </Typography.Title>
            <p style={{ whiteSpace: 'pre-wrap' }}>{words.text}</p>
          </section>
        )
      })}
      {(state === 'waiting' || state === 'sending') && <Cancel id={row.id} />}
    </Flex>
  )
}

function Cancel({ id }: { id: string }) {
  const { message } = App.useApp()
  const tooLate = () => void message.warning(t('tooLateToCancel'))
  const cancelling = useWrite(operate.cancelAnnouncement, {
    outdates: [operate.announcements],
    onDone: () => void message.success(t('isCancelled')),
    onFailure: { conflict: tooLate, notFound: tooLate },
  })
  return (
    <Popconfirm title={t('cancelAsk')} onConfirm={() => void cancelling.send({ id })}>
      <Button danger loading={cancelling.isPending} style={{ alignSelf: 'flex-start' }}>
        {t('cancelIt')}
      </Button>
    </Popconfirm>
  )
}

/** 按版本 · 会员版, 团队版 */
export function reachOf({ audience: to }: Pick<Row, 'audience'>): string {
  const what = wordOf('reach', to.by)
  switch (to.by) {
    case 'all':
      return what
    case 'plan':
      return `${what} · ${to.plans.map((plan) => wordOf('plan', plan)).join(', ')}`
    case 'tenant':
      return `${what} · ${to.tenantIds.length}`
    case 'city':
      return `${what} · ${to.cityCodes.join(', ')}`
    case 'industry':
      return `${what} · ${to.industryCodes.join(', ')}`
    case 'numbers':
      return `${what} · ${to.pasted}`
  }
}
