import type { Output } from '@zhzz/contract/endpoint.ts'
import { operate } from '@zhzz/contract/operate/calls.ts'
import { Alert, Descriptions, Image, Spin, Table, Tag, Typography } from 'antd'
import { useRead } from '#api.ts'
import { AnswerForm } from '#waiting/AnswerForm.tsx'
import { useAsked } from '#waiting/useAsked.ts'
import { useSettle } from '#waiting/useSettle.ts'
import { WaitingPage } from '#waiting/WaitingPage.tsx'
import { t, wordOf } from '#words.ts'

type Row = Output<typeof operate.waitingAuthentications>['list'][number]
type Fact = Output<typeof operate.authentication>['facts'][number]

export function AuthenticationsPage() {
  const [asked, setAsked] = useAsked()
  const read = useRead(operate.waitingAuthentications, { state: asked }, { staleTime: 0 })
  return (
    <WaitingPage<Row>
      title="authentications"
      asked={asked}
      onAsked={setAsked}
      read={read}
      columns={[
        { title: t('company'), dataIndex: 'company' },
        {
          title: t('due'),
          width: 150,
          render: (_, { due, isLate }) => (isLate ? <Tag color="red">{due}</Tag> : due),
        },
      ]}
      about={HandedIn}
      answer={Answer}
    />
  )
}

/** What was handed in beside what the register says, and the pictures. */
function HandedIn({ row: { no } }: { row: Row }) {
  const { data } = useRead(operate.authentication, { no })
  if (data === undefined) return <Spin />
  const { applicant, facts, isRegistered, pictures } = data
  const items = [
    { key: 'name', label: t('applicant'), children: `${applicant.name} ${applicant.position}` },
    { key: 'role', label: t('role'), children: wordOf('applicant', applicant.role) },
    { key: 'phone', label: t('phone'), children: applicant.phone || '-' },
  ]
  return (
    <div>
      {!isRegistered && <Alert type="warning" showIcon title={t('notRegistered')} />}
      <Table<Fact>
        rowKey="fact"
        size="small"
        pagination={false}
        dataSource={facts}
        columns={[
          { title: '', render: (_, { fact }) => wordOf('fact', fact) },
          { title: t('handedIn'), render: (_, { handedIn }) => handedIn || '-' },
          {
            title: t('registered'),
            render: (_, { handedIn, registered }) =>
              registered !== null && handedIn !== '' && registered !== handedIn ? (
                <Typography.Text type="danger">≠ {registered}</Typography.Text>
              ) : (
                (registered ?? '-')
              ),
          },
        ]}
      />
      <Descriptions column={1} size="small" bordered items={items} style={{ margin: '16px 0' }} />
      <Image.PreviewGroup>
        {pictures.map(({ of, source }) => (
          <Image key={of} src={source} alt={t(of)} width={280} />
        ))}
      </Image.PreviewGroup>
    </div>
  )
}

function Answer({ no, onEnd }: { no: number; onEnd: () => void }) {
  const settling = useSettle(operate.settleAuthentication, onEnd)
  return (
    <AnswerForm
      asks={['days']}
      open="approve"
      refuse="reject"
      isPending={settling.isPending}
      onOpen={({ days }) => void settling.send({ no, verdict: 'open', days })}
      onRefuse={(words) => void settling.send({ no, verdict: 'refuse', words })}
    />
  )
}
