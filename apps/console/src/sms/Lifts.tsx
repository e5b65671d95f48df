import type { Output } from '@zhzz/contract/endpoint.ts'
import { operate } from '@zhzz/contract/operate/calls.ts'
import { Table, Tag } from 'antd'
import { useRead } from '#api.ts'
import { Loaded } from '#Loaded.tsx'
import { EndLift } from '#sms/EndLift.tsx'
import { t, timeOf } from '#words.ts'

type Lift = Output<typeof operate.lifts>['list'][number]

/** Numbers whose limits were lifted, and the way to end it. */
export function Lifts() {
  const read = useRead(operate.lifts, {}, { staleTime: 0 })
  return (
    <Loaded read={read}>
      {({ list }) => (
        <Table<Lift>
          rowKey="id"
          size="small"
          dataSource={list}
          pagination={{ pageSize: 20, hideOnSinglePage: true, showSizeChanger: false }}
          locale={{ emptyText: t('smsNoLifts') }}
          columns={[
            { title: t('smsNumber'), dataIndex: 'phoneMask', width: 130 },
            { title: t('smsLiftedAt'), width: 150, render: (_, { at }) => timeOf(at) },
            { title: t('smsUntil'), width: 150, render: (_, { until }) => timeOf(until) },
            { title: t('by'), dataIndex: 'operator' },
            { title: t('reason'), dataIndex: 'reason' },
            { title: t('state'), width: 180, render: (_, lift) => <State lift={lift} /> },
            {
              title: t('actions'),
              width: 120,
              render: (_, { id, isOpen }) => isOpen && <EndLift id={id} />,
            },
          ]}
        />
      )}
    </Loaded>
  )
}

function State({ lift: { isOpen, endedBy } }: { lift: Lift }) {
  if (isOpen) return <Tag color="blue">{t('smsLiftOpen')}</Tag>
  return endedBy === null ? t('smsLiftOver') : t('smsLiftEndedBy', { who: endedBy })
}
