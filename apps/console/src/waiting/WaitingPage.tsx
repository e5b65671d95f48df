import type { Read } from '@zhzz/client/react/useRead.ts'
import {
  Button,
  Card,
  Descriptions,
  Drawer,
  Flex,
  Input,
  Segmented,
  Space,
  Table,
  type TableColumnsType,
  Typography,
} from 'antd'
import { type ComponentType, useState } from 'react'
import { useSearchParams } from 'react-router'
import { Loaded } from '#Loaded.tsx'
import { type Key, t, timeOf, wordOf } from '#words.ts'

/** What every row of these pages has. */
export type WaitingRow = {
  no: number
  at: string
  tenant: string
  plan: string
  person: string
  phoneMask: string
  wish: string
  state: string
  answer: string
  operator: string | null
  answeredAt: string | null
}

export type Asked = 'waiting' | 'answered'

type Shown<Row> = {
  title: Key
  asked: Asked
  onAsked: (asked: Asked) => void
  read: Read<{ list: Row[]; isMore: boolean }>
  columns: TableColumnsType<Row>
  /** More of one row, above the answer. */
  about: ComponentType<{ row: Row }>
  /** The form that answers a row that waits. */
  answer: ComponentType<{ no: number; onEnd: () => void }>
}

/** A table of what people wait for, with a filter; a row opens beside it, to be read and answered. */
export function WaitingPage<Row extends WaitingRow>(shown: Shown<Row>) {
  const { title, asked, onAsked, read, columns, about: About, answer: Answer } = shown
  const [params] = useSearchParams()
  const [words, setWords] = useState(params.get('no') ?? '')
  const [open, setOpen] = useState<Row | null>(null)
  const end = () => {
    setOpen(null)
    read.reload()
  }
  return (
    <Card title={t(title)}>
      <Flex gap={16} style={{ marginBottom: 16 }}>
        <Segmented<Asked>
          value={asked}
          onChange={onAsked}
          options={[
            { value: 'waiting', label: t('waiting') },
            { value: 'answered', label: t('answered') },
          ]}
        />
        <Input.Search
          aria-label={t('filter')}
          placeholder={t('filter')}
          allowClear
          defaultValue={words}
          style={{ width: 260 }}
          onChange={({ target }) => setWords(target.value.trim().toLowerCase())}
        />
        <Button onClick={read.reload} loading={read.isFetching}>
          {t('reload')}
        </Button>
      </Flex>
      {read.data?.isMore === true && <p>{t('isMore', { n: read.data.list.length })}</p>}
      <Loaded read={read}>
        {({ list }) => (
          <Table<Row>
            rowKey="no"
            size="middle"
            dataSource={list.filter((row) => fits(row, words))}
            pagination={{ pageSize: 20, hideOnSinglePage: true }}
            locale={{ emptyText: t(asked === 'waiting' ? 'nobodyWaits' : 'noneAnswered') }}
            columns={[
              { title: t('number'), dataIndex: 'no', width: 100 },
              { title: t('askedAt'), width: 150, render: (_, { at }) => timeOf(at) },
              ...columns,
              { title: t('tenant'), render: (_, row) => `${row.tenant} · ${wordOf('plan', row.plan)}` },
              ...(asked === 'answered'
                ? [
                    {
                      title: t('state'),
                      width: 110,
                      render: (_: unknown, { state }: Row) => wordOf('state', state),
                    },
                  ]
                : []),
              {
                title: t('actions'),
                width: 100,
                render: (_, row) => (
                  <Button size="small" onClick={() => setOpen(row)}>
                    {t(asked === 'waiting' ? 'answer' : 'look')}
                  </Button>
                ),
              },
            ]}
          />
        )}
      </Loaded>
      <Drawer
        open={open !== null}
        onClose={() => setOpen(null)}
        size={640}
        destroyOnHidden
        title={open === null ? '' : `${t(title)} ${open.no}`}
      >
        {open !== null && (
          <Space vertical size={20} style={{ width: '100%' }}>
            <Common row={open} />
            <About row={open} />
            {asked === 'waiting' ? <Answer no={open.no} onEnd={end} /> : <Answered row={open} />}
          </Space>
        )}
      </Drawer>
    </Card>
  )
}

function fits(row: WaitingRow, words: string): boolean {
  return Object.values(row).some((value) => String(value).toLowerCase().includes(words))
}

function Common({ row }: { row: WaitingRow }) {
  const items = [
    { key: 'at', label: t('askedAt'), children: timeOf(row.at) },
    { key: 'who', label: t('who'), children: [row.person, row.phoneMask].filter(Boolean).join(' ') || '-' },
    { key: 'tenant', label: t('tenant'), children: `${row.tenant} · ${wordOf('plan', row.plan)}` },
    { key: 'wish', label: t('wish'), children: row.wish || '-' },
  ]
  return <Descriptions column={1} size="small" bordered items={items} />
}

function Answered({ row }: { row: WaitingRow }) {
  return (
    <div>
      <Typography.Title level={3} style={{ fontSize: 16 }}>
        {wordOf('state', row.state)}
      </Typography.Title>
      <p>{row.answer || '-'}</p>
      <p>
        {row.operator} {row.answeredAt !== null && timeOf(row.answeredAt)}
      </p>
    </div>
  )
}
