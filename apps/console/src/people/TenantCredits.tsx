import type { Output } from '@zhzz/contract/endpoint.ts'
import { operate } from '@zhzz/contract/operate/calls.ts'
import { Table } from 'antd'
import { useRead } from '#api.ts'
import { Loaded } from '#Loaded.tsx'
import { t, timeOf, wordOf } from '#words.ts'

type Answer = Output<typeof operate.tenantCredits>

/** 额度明细: what was taken and given back. */
export function TenantCredits({ id }: { id: string }) {
  const read = useRead(operate.tenantCredits, { id }, { staleTime: 0 })
  return <Loaded read={read}>{(answer) => <Rows {...answer} />}</Loaded>
}

function Rows({ list, isMore }: Answer) {
  return (
    <>
      {isMore && <p>{t('isMore', { n: list.length })}</p>}
      <Table<Answer['list'][number]>
        rowKey="id"
        size="small"
        pagination={{ pageSize: 20, hideOnSinglePage: true, showSizeChanger: false }}
        dataSource={list}
        locale={{ emptyText: t('noCredits') }}
        columns={[
          { title: t('time'), width: 150, render: (_, { at }) => timeOf(at) },
          { title: t('what'), render: (_, { reason }) => wordOf('credit', reason) },
          {
            title: t('creditsMoved'),
            width: 90,
            render: (_, { delta }) => (delta > 0 ? `+${delta}` : delta),
          },
          { title: t('balance'), dataIndex: 'balance', width: 90 },
          { title: t('company'), render: (_, { company }) => company || '-' },
          { title: t('unlockedBy'), width: 130, render: (_, { phoneMask }) => phoneMask || '-' },
        ]}
      />
    </>
  )
}
