import type { Output } from '@zhzz/contract/endpoint.ts'
import { Failure } from '@zhzz/contract/failure.ts'
import { operate } from '@zhzz/contract/operate/calls.ts'
import { Alert, Button, Card, Descriptions, Flex, Table, Tag } from 'antd'
import { useRead } from '#api.ts'
import { bytes } from '#bytes.ts'
import { Loaded } from '#Loaded.tsx'
import { t, timeOf } from '#words.ts'

type Glance = Output<typeof operate.glance>

/** The last bound of the histogram, in milliseconds. */
const longest = 10_000

export function GlancePage() {
  const read = useRead(operate.glance, {}, { staleTime: 0 })
  const { data, error, isFetching, reload } = read
  const isUncounted = error instanceof Failure && error.failure === 'notFound'
  return (
    <Flex vertical gap={16}>
      <Card
        title={t('glance')}
        extra={
          <Button onClick={reload} loading={isFetching}>
            {t('reload')}
          </Button>
        }
      >
        {isUncounted ? (
          <Alert type="warning" showIcon title={t('notCounted')} />
        ) : (
          <Loaded read={read}>{(glance) => <State glance={glance} />}</Loaded>
        )}
      </Card>
      {data !== undefined && <Calls glance={data} />}
      {data !== undefined && <Pools glance={data} />}
    </Flex>
  )
}

function State({ glance }: { glance: Glance }) {
  const { host, version, startedAt, disk, last } = glance
  const lastOf = (at: string | null) => (at === null ? t('notYet') : timeOf(at))
  const total = (of: 'waiting' | 'running' | 'failed') => glance.jobs.reduce((sum, job) => sum + job[of], 0)
  const items = [
    { key: 'memory', label: t('memory'), children: bytes(glance.memoryBytes) },
    {
      key: 'disk',
      label: t('diskFree'),
      children: t('diskOf', { free: bytes(disk.freeBytes), total: bytes(disk.totalBytes) }),
    },
    { key: 'queued', label: t('jobsWaiting'), children: total('waiting') },
    { key: 'running', label: t('jobsRunning'), children: total('running') },
    { key: 'failed', label: t('jobsFailed'), children: total('failed') },
    ...(glance.standbyLagSeconds === null
      ? []
      : [{ key: 'lag', label: t('standbyLag'), children: glance.standbyLagSeconds }]),
    { key: 'backup', label: t('lastBackup'), children: lastOf(last.backup) },
    { key: 'import', label: t('lastImport'), children: lastOf(last.import) },
    { key: 'prediction', label: t('lastPrediction'), children: lastOf(last.prediction) },
  ]
  return (
    <>
      <p>{t('ofThisNode', { host, version, since: timeOf(startedAt) })}</p>
      <p>{glance.isDatabaseUp ? <Tag>{t('databaseUp')}</Tag> : <Tag color="red">{t('databaseDown')}</Tag>}</p>
      <Descriptions size="small" column={3} items={items} />
    </>
  )
}

function Calls({ glance: { calls, seconds } }: { glance: Glance }) {
  return (
    <Card title={t('ofLastMinutes', { n: Math.max(1, Math.round(seconds / 60)) })}>
      <Table<Glance['calls'][number]>
        rowKey="call"
        size="small"
        dataSource={calls}
        pagination={{ pageSize: 20, hideOnSinglePage: true, showSizeChanger: false }}
        locale={{ emptyText: t('noCalls') }}
        columns={[
          { title: t('call'), dataIndex: 'call' },
          { title: t('requests'), dataIndex: 'requests', align: 'right' },
          { title: t('refused'), dataIndex: 'refused', align: 'right' },
          {
            title: t('failedOurs'),
            align: 'right',
            render: (_, { failed }) => (failed > 0 ? <Tag color="red">{failed}</Tag> : failed),
          },
          {
            title: t('p95'),
            align: 'right',
            render: (_, { p95Milliseconds }) => p95Milliseconds ?? t('beyond', { n: longest }),
          },
        ]}
      />
    </Card>
  )
}

function Pools({ glance: { pools } }: { glance: Glance }) {
  return (
    <Card title={t('pools')}>
      <Table<Glance['pools'][number]>
        rowKey="pool"
        size="small"
        dataSource={pools}
        pagination={false}
        columns={[
          { title: t('pool'), dataIndex: 'pool' },
          { title: t('busy'), dataIndex: 'busy', align: 'right' },
          { title: t('idle'), dataIndex: 'idle', align: 'right' },
          { title: t('queued'), dataIndex: 'waiting', align: 'right' },
        ]}
      />
    </Card>
  )
}
