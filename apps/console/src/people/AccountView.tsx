import type { Output } from '@zhzz/contract/endpoint.ts'
import { operate } from '@zhzz/contract/operate/calls.ts'
import { Descriptions, Flex, Table, Tag, Typography } from 'antd'
import { Link } from 'react-router'
import { useRead } from '#api.ts'
import { Loaded } from '#Loaded.tsx'
import { AccountSessions } from '#people/AccountSessions.tsx'
import { Acts } from '#people/Acts.tsx'
import { Part } from '#people/Part.tsx'
import { planOf } from '#people/planOf.ts'
import { ReasonButton } from '#people/ReasonButton.tsx'
import { useAct } from '#people/useAct.ts'
import { t, timeOf, wordOf } from '#words.ts'

type Account = Output<typeof operate.account>
type Asked = Account['asked'][number]

/** Everything that an operator may see of an account. */
export function AccountView({ id }: { id: string }) {
  const read = useRead(operate.account, { id }, { staleTime: 0 })
  return <Loaded read={read}>{(account) => <Shown account={account} />}</Loaded>
}

function Shown({ account }: { account: Account }) {
  const { id, phoneMask, state, createdAt, lastLoginAt, erasedAt } = account
  const items = [
    { key: 'id', label: t('idOf'), children: <Typography.Text copyable>{id}</Typography.Text> },
    {
      key: 'state',
      label: t('state'),
      children: <Tag color={state === 'active' ? 'green' : 'red'}>{wordOf('account', state)}</Tag>,
    },
    { key: 'made', label: t('madeAt'), children: timeOf(createdAt) },
    {
      key: 'login',
      label: t('lastLogin'),
      children: lastLoginAt === null ? t('never') : timeOf(lastLoginAt),
    },
    ...(erasedAt === null ? [] : [{ key: 'erased', label: t('erasedAt'), children: timeOf(erasedAt) }]),
  ]
  return (
    <>
      <Flex justify="space-between" align="center" style={{ marginBottom: 12 }}>
        <Typography.Title level={1} style={{ fontSize: 20, margin: 0 }}>
          {t('accountOf', { phone: phoneMask })}
        </Typography.Title>
        <Opening id={id} state={state} />
      </Flex>
      <Descriptions column={2} size="small" bordered items={items} />
      <Seats seats={account.seats} />
      <AccountSessions id={id} sessions={account.sessions} />
      <AskedFor asked={account.asked} />
      <Consents consents={account.consents} />
      <Acts acts={account.acts} />
    </>
  )
}

function Opening({ id, state }: { id: string; state: string }) {
  const acting = useAct(operate.setAccountOpen)
  if (state === 'erased') return null
  const isOpen = state !== 'active'
  return (
    <ReasonButton
      label={isOpen ? 'enable' : 'disable'}
      isDanger={!isOpen}
      isPending={acting.isPending}
      onSend={({ reason }) => acting.send({ id, isOpen, reason })}
    />
  )
}

function Seats({ seats }: { seats: Account['seats'] }) {
  return (
    <Part title="teams">
      <Table<Account['seats'][number]>
        rowKey="tenantId"
        size="small"
        pagination={false}
        dataSource={seats}
        columns={[
          {
            title: t('tenant'),
            render: (_, { tenantId, tenant }) => (
              <Link to={`/people?tenant=${tenantId}`}>{tenant || tenantId}</Link>
            ),
          },
          { title: t('plan'), render: (_, row) => planOf(row) },
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

const pageOf: Record<Asked['kind'], string> = {
  order: '/orders',
  authentication: '/authentications',
  application: '/applications',
  correction: '/reports',
  missing: '/reports',
  contacts: '/reports',
  privacy: '/privacy-requests',
}

function AskedFor({ asked }: { asked: Asked[] }) {
  return (
    <Part title="asked">
      <Table<Asked>
        rowKey={({ kind, no }) => `${kind} ${no}`}
        size="small"
        pagination={false}
        dataSource={asked}
        locale={{ emptyText: t('nothingAsked') }}
        columns={[
          { title: t('number'), dataIndex: 'no', width: 100 },
          { title: t('kind'), render: (_, { kind }) => t(`asked-${kind}`) },
          { title: t('about'), render: (_, { about }) => wordOf('plan', about) },
          { title: t('askedAt'), width: 150, render: (_, { at }) => timeOf(at) },
          {
            title: t('state'),
            render: (_, { state, isWaiting }) => (isWaiting ? t('waiting') : wordOf('state', state)),
          },
          {
            title: t('actions'),
            render: (_, { kind, no, isWaiting }) => (
              <Link to={`${pageOf[kind]}?state=${isWaiting ? 'waiting' : 'answered'}&no=${no}`}>
                {t('openIt')}
              </Link>
            ),
          },
        ]}
      />
    </Part>
  )
}

function Consents({ consents }: { consents: Account['consents'] }) {
  return (
    <Part title="consents">
      <Table<Account['consents'][number]>
        rowKey={({ document, action, at }) => document + action + at}
        size="small"
        pagination={{ pageSize: 5, hideOnSinglePage: true }}
        dataSource={consents}
        locale={{ emptyText: t('noConsents') }}
        columns={[
          { title: t('document'), render: (_, { document }) => wordOf('document', document) },
          { title: t('version'), dataIndex: 'version' },
          { title: t('what'), render: (_, { action }) => wordOf('consent', action) },
          { title: t('time'), render: (_, { at }) => timeOf(at) },
        ]}
      />
    </Part>
  )
}
