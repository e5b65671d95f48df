import type { Output } from '@zhzz/contract/endpoint.ts'
import type { operate } from '@zhzz/contract/operate/calls.ts'
import { Table } from 'antd'
import { Part } from '#people/Part.tsx'
import { dayOf } from '#people/planOf.ts'
import { t, timeOf, wordOf } from '#words.ts'

type Order = Output<typeof operate.tenant>['orders'][number]

export function TenantOrders({ orders }: { orders: Order[] }) {
  return (
    <Part title="orderList">
      <Table<Order>
        rowKey="no"
        size="small"
        pagination={{ pageSize: 10, hideOnSinglePage: true }}
        dataSource={orders}
        locale={{ emptyText: t('noOrders') }}
        columns={[
          { title: t('number'), dataIndex: 'no', width: 100 },
          { title: t('time'), width: 150, render: (_, { at }) => timeOf(at) },
          { title: t('plan'), render: (_, { plan }) => wordOf('plan', plan) },
          {
            title: t('planUntil'),
            render: (_, { from, to }) => (from && to ? `${dayOf(from)} – ${dayOf(to)}` : '-'),
          },
          { title: t('paid'), render: (_, { amount }) => (amount === null ? '-' : `¥${amount}`) },
          { title: t('state'), render: (_, { state }) => wordOf('order', state) },
          { title: t('by'), render: (_, { operator }) => operator ?? '-' },
        ]}
      />
    </Part>
  )
}
