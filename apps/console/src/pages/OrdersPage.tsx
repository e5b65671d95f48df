import type { Output } from '@zhzz/contract/endpoint.ts'
import { operate } from '@zhzz/contract/operate/calls.ts'
import { useRead } from '#api.ts'
import { AnswerForm } from '#waiting/AnswerForm.tsx'
import { useAsked } from '#waiting/useAsked.ts'
import { useSettle } from '#waiting/useSettle.ts'
import { WaitingPage } from '#waiting/WaitingPage.tsx'
import { t, wordOf } from '#words.ts'

type Row = Output<typeof operate.waitingOrders>['list'][number]

export function OrdersPage() {
  const [asked, setAsked] = useAsked()
  const read = useRead(operate.waitingOrders, { state: asked }, { staleTime: 0 })
  return (
    <WaitingPage<Row>
      title="orders"
      asked={asked}
      onAsked={setAsked}
      read={read}
      columns={[{ title: t('wanted'), render: (_, { wanted }) => wordOf('plan', wanted) }]}
      about={About}
      answer={Answer}
    />
  )
}

function About({ row: { wanted, amount } }: { row: Row }) {
  return (
    <p>
      {t('wanted')}: {wordOf('plan', wanted)}
      {amount !== null && ` · ¥${amount}`}
    </p>
  )
}

function Answer({ no, onEnd }: { no: number; onEnd: () => void }) {
  const settling = useSettle(operate.settleOrder, onEnd)
  return (
    <AnswerForm
      asks={['days', 'amount', 'words']}
      open="openPlan"
      refuse="refuse"
      isPending={settling.isPending}
      onOpen={({ days, amount, words }) => void settling.send({ no, verdict: 'open', days, amount, words })}
      onRefuse={(words) => void settling.send({ no, verdict: 'refuse', words })}
    />
  )
}
