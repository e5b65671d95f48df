import type { Output } from '@zhzz/contract/endpoint.ts'
import type { operate } from '@zhzz/contract/operate/calls.ts'
import { Table } from 'antd'
import { Part } from '#people/Part.tsx'
import { t, timeOf, wordOf } from '#words.ts'

type Act = Output<typeof operate.account>['acts'][number]

/** What operators did, and why. */
export function Acts({ acts }: { acts: Act[] }) {
  return (
    <Part title="acts">
      <Table<Act>
        rowKey={({ at, act }) => at + act}
        size="small"
        pagination={false}
        dataSource={acts}
        locale={{ emptyText: t('noActs') }}
        columns={[
          { title: t('time'), width: 150, render: (_, { at }) => timeOf(at) },
          { title: t('what'), render: (_, { act, about }) => `${wordOf('act', act)} ${aboutOf(about)}` },
          { title: t('reason'), dataIndex: 'reason' },
          { title: t('by'), dataIndex: 'operator' },
        ]}
      />
    </Part>
  )
}

/** A plan, a quota, or the name of a company. */
function aboutOf(about: string): string {
  const plan = wordOf('plan', about)
  return plan === about ? wordOf('quota', about) : plan
}
