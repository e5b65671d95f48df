import type { Output } from '@zhzz/contract/endpoint.ts'
import type { operate } from '@zhzz/contract/operate/calls.ts'
import { Empty, Table } from 'antd'
import { Link } from 'react-router'
import { planOf } from '#people/planOf.ts'
import { t, wordOf } from '#words.ts'

type Answer = Output<typeof operate.findPeople>

/** Accounts and teams that were found, each with a link to its page. */
export function Found({ accounts, tenants, isMore }: Answer) {
  if (accounts.length === 0 && tenants.length === 0)
    return <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('nobodyFound')} />
  return (
    <>
      {accounts.length > 0 && (
        <Table<Answer['accounts'][number]>
          rowKey="id"
          size="middle"
          pagination={false}
          dataSource={accounts}
          columns={[
            {
              title: t('account'),
              render: (_, { id, phoneMask }) => <Link to={`/people?account=${id}`}>{phoneMask || id}</Link>,
            },
            { title: t('state'), render: (_, { state }) => wordOf('account', state) },
          ]}
        />
      )}
      {isMore && <p>{t('isMore', { n: tenants.length })}</p>}
      {tenants.length > 0 && (
        <Table<Answer['tenants'][number]>
          rowKey="id"
          size="middle"
          pagination={{ pageSize: 20, hideOnSinglePage: true }}
          dataSource={tenants}
          columns={[
            {
              title: t('tenant'),
              render: (_, { id, name }) => <Link to={`/people?tenant=${id}`}>{name || id}</Link>,
            },
            { title: t('plan'), render: (_, row) => planOf(row) },
            { title: t('memberCount'), dataIndex: 'members', width: 100 },
          ]}
        />
      )}
    </>
  )
}
