import type { Output } from '@zhzz/contract/endpoint.ts'
import { operate } from '@zhzz/contract/operate/calls.ts'
import { Button, Card, Drawer, Empty, Flex, Table, Tag, Typography } from 'antd'
import { useState } from 'react'
import { useRead } from '#api.ts'
import { NewImport } from '#imports/NewImport.tsx'
import { RunDetail } from '#imports/RunDetail.tsx'
import { TaskView } from '#imports/TaskView.tsx'
import { Loaded } from '#Loaded.tsx'
import { t, timeOf, wordOf } from '#words.ts'

type Answer = Output<typeof operate.importRuns>
type Run = Answer['list'][number]
type Opened = { new: true } | { run: number } | { task: number }

export function ImportsPage() {
  const [before, setBefore] = useState<number | undefined>()
  const [opened, setOpened] = useState<Opened | null>(null)
  const asked = before === undefined ? {} : { before }
  const read = useRead(operate.importRuns, asked, {
    staleTime: 0,
    keepLast: true,
    refreshEvery: 10_000,
  })
  const { data, isFetching, reload } = read
  const last = data?.list.at(-1)?.number
  return (
    <Card
      title={t('imports')}
      extra={
        <Flex gap={8}>
          <Button onClick={reload} loading={isFetching}>
            {t('reload')}
          </Button>
          <Button type="primary" onClick={() => setOpened({ new: true })}>
            {t('importNew')}
          </Button>
        </Flex>
      }
    >
      <Tasks tasks={data?.tasks ?? []} onOpen={(task) => setOpened({ task })} />
      <Loaded read={read}>
        {({ list }) => (
          <Table<Run>
            rowKey="number"
            size="small"
            dataSource={list}
            pagination={{ pageSize: 20, hideOnSinglePage: true, showSizeChanger: false }}
            scroll={{ x: 960 }}
            locale={{
              emptyText: <Empty description={t('noImports')} image={Empty.PRESENTED_IMAGE_SIMPLE} />,
            }}
            columns={[
              { title: t('number'), dataIndex: 'number', width: 52 },
              { title: t('dataset'), width: 104, render: (_, { dataset }) => wordOf('dataset', dataset) },
              {
                title: t('importFile'),
                render: (_, run) => <TwoLines first={run.fileName} second={originOf(run)} />,
              },
              { title: t('written'), dataIndex: 'written', width: 72 },
              { title: t('unchanged'), dataIndex: 'unchanged', width: 96 },
              { title: t('rejected'), dataIndex: 'rejected', width: 80 },
              {
                title: t('time'),
                width: 136,
                render: (_, { startedAt, operator }) => (
                  <TwoLines first={timeOf(startedAt)} second={operator ?? t('byCommand')} />
                ),
              },
              { title: t('state'), width: 96, render: (_, { state }) => wordOf('run', state) },
              {
                title: t('actions'),
                width: 80,
                render: (_, { number }) => (
                  <Button size="small" onClick={() => setOpened({ run: number })}>
                    {t('look')}
                  </Button>
                ),
              },
            ]}
          />
        )}
      </Loaded>
      <Flex gap={8} style={{ marginTop: 12 }}>
        {before !== undefined && <Button onClick={() => setBefore(undefined)}>{t('newest')}</Button>}
        {data?.isMore === true && <Button onClick={() => setBefore(last)}>{t('older')}</Button>}
      </Flex>
      {opened !== null && (
        <Drawer
          open
          size={820}
          title={
            'run' in opened ? t('runTitle', { n: opened.run }) : t('new' in opened ? 'importNew' : 'task')
          }
          onClose={() => {
            setOpened(null)
            reload()
          }}
        >
          <Inside opened={opened} onBegun={(task) => setOpened({ task })} />
        </Drawer>
      )}
    </Card>
  )
}

/** Of the file: from whom it came, and until when it tells. */
function originOf({ source, asOf }: Run): string {
  const from = source ?? t('sourceUnknown')
  return asOf === null ? from : `${from} · ${t('asOf')} ${asOf}`
}

function TwoLines({ first, second }: { first: string; second: string }) {
  return (
    <div style={{ overflowWrap: 'anywhere' }}>
      {first}
      <Typography.Text type="secondary" style={{ display: 'block', fontSize: 12 }}>
        {second}
      </Typography.Text>
    </div>
  )
}

function Inside({ opened, onBegun }: { opened: Opened; onBegun: (no: number) => void }) {
  if ('new' in opened) return <NewImport onBegun={onBegun} />
  if ('run' in opened) return <RunDetail number={opened.run} onBegun={onBegun} />
  return <TaskView key={opened.task} no={opened.task} onBegun={onBegun} />
}

const colours = { queued: 'blue', running: 'blue', done: 'green', failed: 'red', broken: 'red' } as const

/** What was done of late; what goes on stands first. */
function Tasks({ tasks, onOpen }: { tasks: Answer['tasks']; onOpen: (no: number) => void }) {
  if (tasks.length === 0) return null
  return (
    <section aria-label={t('tasks')} style={{ marginBottom: 16 }}>
      <Flex gap={8} wrap>
        {tasks.map(({ no, kind, state, fileName, run, operator }) => (
          <Button key={no} size="small" onClick={() => onOpen(no)} title={operator}>
            {no} {wordOf('task', kind)} {fileName ?? t('runTitle', { n: run ?? '' })}
            <Tag color={colours[state]} style={{ marginInline: '4px 0' }}>
              {wordOf('taskState', state)}
            </Tag>
          </Button>
        ))}
      </Flex>
    </section>
  )
}
