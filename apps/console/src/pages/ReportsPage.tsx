import type { Output } from '@zhzz/contract/endpoint.ts'
import { operate } from '@zhzz/contract/operate/calls.ts'
import { Descriptions } from 'antd'
import { useRead } from '#api.ts'
import { AnswerForm } from '#waiting/AnswerForm.tsx'
import { useAsked } from '#waiting/useAsked.ts'
import { useSettle } from '#waiting/useSettle.ts'
import { WaitingPage } from '#waiting/WaitingPage.tsx'
import { t, wordOf } from '#words.ts'

type Row = Output<typeof operate.waitingReports>['list'][number]

export function ReportsPage() {
  const [asked, setAsked] = useAsked()
  const read = useRead(operate.waitingReports, { state: asked }, { staleTime: 0 })
  return (
    <WaitingPage<Row>
      title="reports"
      asked={asked}
      onAsked={setAsked}
      read={read}
      columns={[
        { title: t('kind'), width: 120, render: (_, { kind }) => wordOf('kind', kind) },
        { title: t('object'), dataIndex: 'objectName' },
        { title: t('wish'), dataIndex: 'wish', ellipsis: true },
      ]}
      about={About}
      answer={Answer}
    />
  )
}

function About({ row: { kind, objectType, objectId, objectName, field, part, evidence } }: { row: Row }) {
  const items = [
    { key: 'kind', label: t('kind'), children: wordOf('kind', kind) },
    {
      key: 'object',
      label: t('object'),
      children:
        objectType === null ? objectName : `${wordOf('object', objectType)} ${objectName} ${objectId ?? ''}`,
    },
    { key: 'field', label: t('field'), children: [field, part].filter(Boolean).join(' · ') || '-' },
    { key: 'evidence', label: t('evidence'), children: evidence || '-' },
  ]
  return <Descriptions column={1} size="small" bordered items={items} />
}

function Answer({ no, onEnd }: { no: number; onEnd: () => void }) {
  const settling = useSettle(operate.settleReport, onEnd)
  return (
    <AnswerForm
      asks={['words']}
      open="accept"
      refuse="reject"
      isPending={settling.isPending}
      onOpen={({ words }) => void settling.send({ no, verdict: 'open', words })}
      onRefuse={(words) => void settling.send({ no, verdict: 'refuse', words })}
    />
  )
}
