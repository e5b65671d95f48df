import type { Output } from '@zhzz/contract/endpoint.ts'
import { operate } from '@zhzz/contract/operate/calls.ts'
import { App, Button, Popconfirm, Table } from 'antd'
import { useRead, useWrite } from '#api.ts'
import { Loaded } from '#Loaded.tsx'
import { t, timeOf } from '#words.ts'

type Row = Output<typeof operate.joins>['list'][number]

/** What operators joined; each is parted again by a tap. */
export function Joins() {
  const { message } = App.useApp()
  const read = useRead(operate.joins, {}, { staleTime: 0 })
  const parting = useWrite(operate.partCompany, {
    outdates: [operate.joins, operate.companyPairs, operate.decidedNames],
    onDone: () => void message.success(t('partDone')),
    onFailure: { notFound: () => void message.warning(t('pairGone')) },
  })
  return (
    <Loaded read={read}>
      {({ list }) => (
        <Table<Row>
          rowKey="id"
          size="middle"
          dataSource={list}
          pagination={{ pageSize: 20, hideOnSinglePage: true }}
          locale={{ emptyText: t('noJoins') }}
          columns={[
            { title: t('time'), width: 150, render: (_, { at }) => timeOf(at) },
            { title: t('joinFrom'), dataIndex: 'from' },
            { title: t('joinTo'), dataIndex: 'to' },
            { title: t('by'), dataIndex: 'operator' },
            {
              title: t('actions'),
              render: (_, { id, partedBy }) =>
                partedBy === null ? (
                  <Popconfirm title={t('partAsk')} onConfirm={() => void parting.send({ id })}>
                    <Button size="small">{t('part')}</Button>
                  </Popconfirm>
                ) : (
                  t('partedBy', { who: partedBy })
                ),
            },
          ]}
        />
      )}
    </Loaded>
  )
}
