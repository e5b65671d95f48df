import type { Output } from '@zhzz/contract/endpoint.ts'
import type { operate } from '@zhzz/contract/operate/calls.ts'
import { Table, Tag, Typography } from 'antd'
import { Part } from '#people/Part.tsx'
import { whyOf } from '#sms/whyOf.ts'
import { t, timeOf, wordOf } from '#words.ts'

type Sent = Output<typeof operate.limitsOfNumber>['sent'][number]

/** Text messages to a number. */
export function NumberSent({ sent }: { sent: Sent[] }) {
  return (
    <Part title="smsSentTo" acts={<Typography.Text type="secondary">{t('smsSentToAbout')}</Typography.Text>}>
      <Table<Sent>
        rowKey={({ at, purpose }) => at + purpose}
        size="small"
        pagination={{ pageSize: 10, hideOnSinglePage: true, showSizeChanger: false }}
        dataSource={sent}
        locale={{ emptyText: t('smsNoneSentTo') }}
        columns={[
          { title: t('time'), width: 150, render: (_, { at }) => timeOf(at) },
          { title: t('smsPurpose'), render: (_, { purpose }) => wordOf('sms', purpose) },
          { title: t('state'), width: 200, render: (_, row) => <State row={row} /> },
          { title: t('smsReasons'), width: 300, render: (_, { why }) => whyOf(why) },
        ]}
      />
    </Part>
  )
}

function State({ row: { state, isUsed } }: { row: Sent }) {
  if (isUsed === true) return <Tag color="green">{t('smsUsed')}</Tag>
  return state === 'failed' ? <Tag color="red">{wordOf('smsState', state)}</Tag> : wordOf('smsState', state)
}
