import type { Output } from '@zhzz/contract/endpoint.ts'
import { operate } from '@zhzz/contract/operate/calls.ts'
import { Table } from 'antd'
import { Part } from '#people/Part.tsx'
import { ReasonButton } from '#people/ReasonButton.tsx'
import { useAct } from '#people/useAct.ts'
import { t, timeOf } from '#words.ts'

type Session = Output<typeof operate.account>['sessions'][number]

/** Where an account is signed in; one or all are ended with a reason. */
export function AccountSessions({ id, sessions }: { id: string; sessions: Session[] }) {
  const acting = useAct(operate.endSessions, ({ ended }) => t('sessionsEnded', { n: ended }))
  return (
    <Part
      title="sessions"
      acts={
        <ReasonButton
          label="endAll"
          isDanger
          isDisabled={sessions.length === 0}
          isPending={acting.isPending}
          onSend={({ reason }) => acting.send({ id, sessionId: null, reason })}
        />
      }
    >
      <Table<Session>
        rowKey="id"
        size="small"
        pagination={{ pageSize: 10, hideOnSinglePage: true }}
        dataSource={sessions}
        locale={{ emptyText: t('noSessions') }}
        columns={[
          { title: t('device'), render: (_, { device }) => device || t('unknownDevice') },
          { title: t('tenant'), dataIndex: 'tenant' },
          { title: t('signedInAt'), width: 150, render: (_, { signedInAt }) => timeOf(signedInAt) },
          { title: t('seenAt'), width: 150, render: (_, { lastSeenAt }) => timeOf(lastSeenAt) },
          {
            title: t('actions'),
            width: 100,
            render: (_, session) => (
              <ReasonButton
                label="endOne"
                isPending={acting.isPending}
                onSend={({ reason }) => acting.send({ id, sessionId: session.id, reason })}
              />
            ),
          },
        ]}
      />
    </Part>
  )
}
