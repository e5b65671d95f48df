import type { Output } from '@zhzz/contract/endpoint.ts'
import { operate } from '@zhzz/contract/operate/calls.ts'
import { Button, Card, Table, Tag } from 'antd'
import { useRead } from '#api.ts'
import { Loaded } from '#Loaded.tsx'
import { t, timeOf } from '#words.ts'

type Row = Output<typeof operate.runningJobs>['list'][number]

export function JobsPage() {
  const read = useRead(operate.runningJobs, {}, { staleTime: 0 })
  return (
    <Card
      title={t('jobs')}
      extra={
        <Button onClick={read.reload} loading={read.isFetching}>
          {t('reload')}
        </Button>
      }
    >
      <Loaded read={read}>
        {({ list }) => (
          <Table<Row>
            rowKey="name"
            size="middle"
            dataSource={list}
            pagination={false}
            columns={[
              { title: t('job'), dataIndex: 'name' },
              {
                title: t('lastSuccess'),
                render: (_, { lastSuccess }) => (lastSuccess === null ? t('notOfLate') : timeOf(lastSuccess)),
              },
              { title: t('queued'), dataIndex: 'waiting' },
              { title: t('runningNow'), dataIndex: 'running' },
              {
                title: t('failedADay'),
                render: (_, { failed }) => (failed > 0 ? <Tag color="red">{failed}</Tag> : failed),
              },
              {
                title: t('lastFailure'),
                render: (_, { lastFailure, why }) =>
                  lastFailure === null ? '-' : `${timeOf(lastFailure)} ${why ?? ''}`,
              },
            ]}
          />
        )}
      </Loaded>
    </Card>
  )
}
