import type { Output } from '@zhzz/contract/endpoint.ts'
import type { operate } from '@zhzz/contract/operate/calls.ts'
import { Table } from 'antd'
import { Part } from '#people/Part.tsx'
import { t, timeOf, wordOf } from '#words.ts'

type Refused = Output<typeof operate.limitsOfNumber>['refused'][number]

/** What a number was refused, by the security log. */
export function NumberRefused({ refused }: { refused: Refused[] }) {
  return (
    <Part title="smsRefused">
      <Table<Refused>
        rowKey={({ at, call }) => at + call}
        size="small"
        pagination={{ pageSize: 10, hideOnSinglePage: true, showSizeChanger: false }}
        dataSource={refused}
        locale={{ emptyText: t('smsNoneRefused') }}
        columns={[
          { title: t('time'), width: 150, render: (_, { at }) => timeOf(at) },
          { title: t('smsCall'), render: (_, { call }) => wordOf('smsCall', call) },
          {
            title: t('smsByLimit'),
            render: (_, { limit }) => (limit === null ? '-' : wordOf('limit', limit)),
          },
          { title: t('limitNetwork'), dataIndex: 'network', width: 150 },
          { title: t('limitTimes'), dataIndex: 'times', align: 'right', width: 80 },
        ]}
      />
    </Part>
  )
}
