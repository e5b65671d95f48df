import type { Output } from '@zhzz/contract/endpoint.ts'
import { operate } from '@zhzz/contract/operate/calls.ts'
import { Table } from 'antd'
import { useRead } from '#api.ts'
import { Loaded } from '#Loaded.tsx'
import { dayOf } from '#people/planOf.ts'
import { ReasonButton } from '#people/ReasonButton.tsx'
import { useAct } from '#people/useAct.ts'
import { t, timeOf, wordOf } from '#words.ts'

type Answer = Output<typeof operate.tenantUnlocks>
type Row = Answer['list'][number]

export function TenantUnlocks({ id }: { id: string }) {
  const read = useRead(operate.tenantUnlocks, { id }, { staleTime: 0 })
  return <Loaded read={read}>{(answer) => <Rows {...answer} />}</Loaded>
}

function Rows({ list, isMore }: Answer) {
  const acting = useAct(operate.giveCreditBack)
  return (
    <>
      {isMore && <p>{t('isMore', { n: list.length })}</p>}
      <Table<Row>
        rowKey="id"
        size="small"
        pagination={{ pageSize: 20, hideOnSinglePage: true, showSizeChanger: false }}
        dataSource={list}
        locale={{ emptyText: t('noUnlocks') }}
        columns={[
          { title: t('company'), dataIndex: 'company' },
          { title: t('unlockedAt'), width: 150, render: (_, { at }) => timeOf(at) },
          { title: t('planUntil'), width: 110, render: (_, { until }) => dayOf(until) },
          { title: t('unlockedBy'), dataIndex: 'phoneMask', width: 130 },
          { title: t('cost'), dataIndex: 'cost', width: 80 },
          { title: t('state'), render: (_, { state, refundReason }) => stateOf(state, refundReason) },
          {
            title: t('actions'),
            width: 120,
            render: (_, { id, state }) =>
              state === 'valid' && (
                <ReasonButton
                  label="giveBack"
                  about="giveBackAbout"
                  isPending={acting.isPending}
                  onSend={({ reason }) => acting.send({ id, reason })}
                />
              ),
          },
        ]}
      />
    </>
  )
}

function stateOf(state: Row['state'], refundReason: string): string {
  const word = t(`unlock-${state}`)
  return state === 'refunded' ? `${word} · ${wordOf('refund', refundReason)}` : word
}
