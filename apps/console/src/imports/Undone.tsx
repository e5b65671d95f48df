import type { Output } from '@zhzz/contract/endpoint.ts'
import type { operate } from '@zhzz/contract/operate/calls.ts'
import { Alert, Table } from 'antd'
import { Numbers } from '#imports/Numbers.tsx'
import { RejectedRows } from '#imports/RejectedRows.tsx'
import { t } from '#words.ts'

type Task = Output<typeof operate.importTask>
type Reason = NonNullable<Task['outcome']['undone']>['reasons'][number]

/** What an undo took back, and what stays and why. */
export function Undone({ task: { outcome, run, hasRejects } }: { task: Task }) {
  const { undone } = outcome
  if (undone === undefined) return null
  return (
    <div>
      <Numbers
        of={[
          ['removed', undone.removed],
          ['restored', undone.restored],
          ['putBack', undone.putBack],
          ['left', undone.left],
        ]}
      />
      {undone.reasons.length === 0 ? (
        <Alert type="success" showIcon title={t('nothingStays')} />
      ) : (
        <Table<Reason>
          size="small"
          rowKey={({ table, reason }) => table + reason}
          pagination={false}
          dataSource={undone.reasons}
          columns={[
            { title: t('table'), dataIndex: 'table', width: 180 },
            { title: t('reason'), dataIndex: 'reason' },
            { title: t('howMany'), dataIndex: 'count', width: 90 },
          ]}
        />
      )}
      {hasRejects && run !== null && <RejectedRows title="leftRows" of={{ of: 'left', number: run }} />}
    </div>
  )
}
