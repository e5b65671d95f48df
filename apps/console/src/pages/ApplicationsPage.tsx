import type { Output } from '@zhzz/contract/endpoint.ts'
import { operate } from '@zhzz/contract/operate/calls.ts'
import { useRead } from '#api.ts'
import { AnswerForm } from '#waiting/AnswerForm.tsx'
import { useAsked } from '#waiting/useAsked.ts'
import { useSettle } from '#waiting/useSettle.ts'
import { WaitingPage } from '#waiting/WaitingPage.tsx'
import { t } from '#words.ts'

type Row = Output<typeof operate.waitingApplications>['list'][number]

export function ApplicationsPage() {
  const [asked, setAsked] = useAsked()
  const read = useRead(operate.waitingApplications, { state: asked }, { staleTime: 0 })
  return (
    <WaitingPage<Row>
      title="applications"
      asked={asked}
      onAsked={setAsked}
      read={read}
      columns={[
        { title: t('application'), dataIndex: 'application' },
        { title: t('wish'), dataIndex: 'wish', ellipsis: true },
      ]}
      about={About}
      answer={Answer}
    />
  )
}

function About({ row: { application } }: { row: Row }) {
  return (
    <p>
      {t('application')}: {application}
    </p>
  )
}

function Answer({ no, onEnd }: { no: number; onEnd: () => void }) {
  const settling = useSettle(operate.settleApplication, onEnd)
  return (
    <AnswerForm
      asks={['days', 'isTrial', 'words']}
      open="openApplication"
      refuse="refuse"
      isPending={settling.isPending}
      onOpen={({ days, isTrial, words }) => void settling.send({ no, verdict: 'open', days, isTrial, words })}
      onRefuse={(words) => void settling.send({ no, verdict: 'refuse', words })}
    />
  )
}
