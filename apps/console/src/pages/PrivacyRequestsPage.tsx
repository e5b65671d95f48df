import type { Output } from '@zhzz/contract/endpoint.ts'
import { operate } from '@zhzz/contract/operate/calls.ts'
import { Descriptions, Tag } from 'antd'
import { Link } from 'react-router'
import { useRead } from '#api.ts'
import { PrivacyAnswer } from '#privacy/PrivacyAnswer.tsx'
import { useAsked } from '#waiting/useAsked.ts'
import { WaitingPage } from '#waiting/WaitingPage.tsx'
import { t, wordOf } from '#words.ts'

type Row = Output<typeof operate.waitingPrivacyRequests>['list'][number]

/** 个人信息请求: those that are due first, the late ones marked, and what can be done with the answer. */
export function PrivacyRequestsPage() {
  const [asked, setAsked] = useAsked()
  const read = useRead(operate.waitingPrivacyRequests, { state: asked }, { staleTime: 0 })
  return (
    <WaitingPage<Row>
      title="privacyRequests"
      asked={asked}
      onAsked={setAsked}
      read={read}
      columns={[
        { title: t('kind'), width: 120, render: (_, { kind }) => wordOf('privacy', kind) },
        { title: t('due'), width: 170, render: (_, row) => <Due row={row} /> },
        { title: t('wish'), dataIndex: 'wish', ellipsis: true },
      ]}
      about={About}
      answer={PrivacyAnswer}
    />
  )
}

function Due({ row: { due, isLate } }: { row: Row }) {
  return isLate ? <Tag color="red">{t('overdue', { day: due })}</Tag> : due
}

function About({ row }: { row: Row }) {
  const { kind, accountId, did } = row
  const items = [
    { key: 'kind', label: t('kind'), children: wordOf('privacy', kind) },
    { key: 'due', label: t('due'), children: <Due row={row} /> },
    {
      key: 'account',
      label: t('accountLink'),
      children:
        accountId === null ? (
          t('accountErased')
        ) : (
          <Link to={`/people?account=${accountId}`}>{t('openIt')}</Link>
        ),
    },
    ...(did === null ? [] : [{ key: 'did', label: t('didWith'), children: wordOf('does', did) }]),
  ]
  return <Descriptions column={1} size="small" bordered items={items} />
}
