import type { Read } from '@zhzz/client/react/useRead.ts'
import type { Output } from '@zhzz/contract/endpoint.ts'
import { operate } from '@zhzz/contract/operate/calls.ts'
import { Alert, App, Button, Card, Descriptions, Flex, Popconfirm, Table, Tag } from 'antd'
import { useRead, useWrite } from '#api.ts'
import { Loaded } from '#Loaded.tsx'
import { t, timeOf, wordOf } from '#words.ts'

type Shown = Output<typeof operate.forecasts>

export function ForecastsPage() {
  const read = useRead(operate.forecasts, {}, { staleTime: 0 })
  return <Loaded read={read}>{(shown) => <Forecasts shown={shown} read={read} />}</Loaded>
}

function Forecasts({ shown, read: { isFetching, reload } }: { shown: Shown; read: Read<Shown> }) {
  return (
    <Flex vertical gap={16}>
      <Card
        title={t('forecasts')}
        extra={
          <Flex gap={8}>
            <Button onClick={reload} loading={isFetching}>
              {t('reload')}
            </Button>
            <Start isAsked={shown.asked !== null} />
          </Flex>
        }
      >
        <Asked shown={shown} />
        <Whole shown={shown} />
      </Card>
      <Runs runs={shown.runs} />
      <Cards cards={shown.cards} />
    </Flex>
  )
}

function Start({ isAsked }: { isAsked: boolean }) {
  const { message } = App.useApp()
  const starting = useWrite(operate.startForecast, {
    outdates: [operate.forecasts],
    onFailure: { conflict: () => void message.warning(t('alreadyAsked')) },
  })
  return (
    <Popconfirm title={t('startForecastAsk')} onConfirm={() => void starting.send({})} disabled={isAsked}>
      <Button type="primary" disabled={isAsked} loading={starting.isPending}>
        {t('startForecast')}
      </Button>
    </Popconfirm>
  )
}

function Asked({ shown: { asked, failure } }: { shown: Shown }) {
  const style = { marginBottom: 12 }
  if (asked !== null) {
    const title = t('forecastAsked', { by: asked.by, at: timeOf(asked.at) })
    return <Alert type="info" showIcon style={style} title={title} />
  }
  if (failure === null) return null
  return <Alert type="error" showIcon style={style} title={t('forecastFailed', { why: failure })} />
}

/** How the model as a whole turned out, beside the baseline, as the app shows it. */
function Whole({ shown: { scorecard: card, calibrationError } }: { shown: Shown }) {
  if (card === null) return <p>{t('noScorecard')}</p>
  const beside = (own: number, other: number) => `${share(own)} (${t('baseline')} ${share(other)})`
  const items = [
    { key: '20', label: 'P@20', children: beside(card.precisionAt20, card.baselinePrecisionAt20) },
    { key: '50', label: 'P@50', children: beside(card.precisionAt50, card.baselinePrecisionAt50) },
    { key: '200', label: 'recall@200', children: beside(card.recallAt200, card.baselineRecallAt200) },
    { key: 'brier', label: 'Brier', children: card.brier.toFixed(4) },
    {
      key: 'calibration',
      label: t('calibrationError'),
      children: calibrationError === null ? '-' : calibrationError.toFixed(4),
    },
  ]
  const title = t('scorecardOf', { kind: wordOf('card', card.kind), n: card.editions })
  return <Descriptions size="small" column={3} title={`${t('scorecard')} · ${title}`} items={items} />
}

function Runs({ runs }: { runs: Shown['runs'] }) {
  return (
    <Card title={t('runs')}>
      <Table<Shown['runs'][number]>
        rowKey="id"
        size="small"
        dataSource={runs}
        pagination={{ pageSize: 10, hideOnSinglePage: true, showSizeChanger: false }}
        locale={{ emptyText: t('noRuns') }}
        scroll={{ x: 900 }}
        columns={[
          { title: t('startedAt'), render: (_, { startedAt }) => timeOf(startedAt) },
          {
            title: t('finishedAt'),
            render: (_, { finishedAt }) => (finishedAt === null ? '-' : timeOf(finishedAt)),
          },
          {
            title: t('state'),
            render: (_, { status }) => (
              <Tag color={status === 'failed' ? 'red' : undefined}>{wordOf('forecast', status)}</Tag>
            ),
          },
          { title: t('cutOff'), dataIndex: 'cutOff' },
          { title: t('model'), dataIndex: 'modelVersion' },
          { title: t('editions'), dataIndex: 'editions', align: 'right' },
          { title: t('predictions'), dataIndex: 'predictions', align: 'right' },
          { title: t('reasons'), dataIndex: 'reasons', align: 'right' },
          { title: t('dropped'), dataIndex: 'droppedReasons', align: 'right' },
        ]}
      />
    </Card>
  )
}

function Cards({ cards }: { cards: Shown['cards'] }) {
  return (
    <Card title={t('scorecard')}>
      <Table<Shown['cards'][number]>
        rowKey={({ editionId, kind }) => editionId + kind}
        size="small"
        dataSource={cards}
        pagination={{ pageSize: 10, hideOnSinglePage: true, showSizeChanger: false }}
        locale={{ emptyText: t('noScorecard') }}
        columns={[
          { title: t('edition'), dataIndex: 'name' },
          { title: t('starts'), dataIndex: 'startDate', width: 110 },
          { title: t('kind'), width: 90, render: (_, { kind }) => wordOf('card', kind) },
          { title: 'P@20', align: 'right', render: (_, { precisionAt20 }) => share(precisionAt20) },
          {
            title: t('baseline'),
            align: 'right',
            render: (_, { baselinePrecisionAt20 }) => share(baselinePrecisionAt20),
          },
          {
            title: t('predictedActual'),
            align: 'right',
            render: (_, { predicted, actual, isPartial }) =>
              `${predicted} / ${actual}${isPartial ? ` ${t('partial')}` : ''}`,
          },
        ]}
      />
    </Card>
  )
}

function share(of: number): string {
  return `${(of * 100).toFixed(1)} %`
}
