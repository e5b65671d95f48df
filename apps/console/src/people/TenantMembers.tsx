import type { Output } from '@zhzz/contract/endpoint.ts'
import type { operate } from '@zhzz/contract/operate/calls.ts'
import { Table } from 'antd'
import { Link } from 'react-router'
import { Part } from '#people/Part.tsx'
import { t, wordOf } from '#words.ts'

type Member = Output<typeof operate.tenant>['members'][number]

export function TenantMembers({ members }: { members: Member[] }) {
  return (
    <Part title="members">
      <Table<Member>
        rowKey="accountId"
        size="small"
        pagination={{ pageSize: 20, hideOnSinglePage: true }}
        dataSource={members}
        columns={[
          {
            title: t('account'),
            render: (_, { accountId, phoneMask }) => (
              <Link to={`/people?account=${accountId}`}>{phoneMask || accountId}</Link>
            ),
          },
          {
            title: t('role'),
            render: (_, { roles }) => roles.map((role) => wordOf('teamRole', role)).join(' '),
          },
          { title: t('state'), render: (_, { state }) => wordOf('seat', state) },
        ]}
      />
    </Part>
  )
}
