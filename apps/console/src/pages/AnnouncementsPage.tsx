import { operate } from '@zhzz/contract/operate/calls.ts'
import { Button, Card, Drawer, Segmented, Table } from 'antd'
import { useState } from 'react'
import { Compose } from '#announcement/Compose.tsx'
import { Detail, type Row, reachOf } from '#announcement/Detail.tsx'
import { useRead } from '#api.ts'
import { Loaded } from '#Loaded.tsx'
import { t, timeOf, wordOf } from '#words.ts'

const states = ['any', 'waiting', 'sending', 'sent', 'cancelled'] as const
type Asked = (typeof states)[number]

/** 群发消息: what was written, how far it is, and the form for the next. */
export function AnnouncementsPage() {
  const [asked, setAsked] = useState<Asked>('any')
  const [open, setOpen] = useState<string | null>(null)
  const state = asked === 'any' ? undefined : asked
  const read = useRead(
    operate.announcements,
    { state },
    { staleTime: 0, refreshEvery: 3_000, keepLast: true },
  )
  const row = read.data?.list.find(({ id }) => id === open)
  return (
    <Card
      title={t('announcements')}
      extra={
        <Button type="primary" onClick={() => setOpen('new')}>
          {t('newAnnouncement')}
        </Button>
      }
    >
      <p>{t('announcementsTell')}</p>
      <Segmented<Asked>
        aria-label={t('state')}
        value={asked}
        onChange={setAsked}
        style={{ marginBottom: 16 }}
        options={states.map((value) => ({
          value,
          label: value === 'any' ? t('anyState') : t(`announced-${value}`),
        }))}
      />
      {read.data?.isMore === true && <p>{t('isMore', { n: read.data.list.length })}</p>}
      <Loaded read={read}>{({ list }) => <Rows list={list} onOpen={setOpen} />}</Loaded>
      <Drawer
        open={open !== null}
        onClose={() => setOpen(null)}
        size={680}
        destroyOnHidden
        title={open === 'new' ? t('newAnnouncement') : (row?.texts['zh-Hans'].title ?? '')}
      >
        {open === 'new' && <Compose onEnd={() => setOpen(null)} />}
        {row !== undefined && <Detail row={row} />}
      </Drawer>
    </Card>
  )
}

function Rows({ list, onOpen }: { list: Row[]; onOpen: (id: string) => void }) {
  return (
    <Table<Row>
      rowKey="id"
      size="middle"
      dataSource={list}
      pagination={{ pageSize: 20, hideOnSinglePage: true, showSizeChanger: false }}
      locale={{ emptyText: t('noAnnouncements') }}
      columns={[
        { title: t('dueAt'), width: 150, render: (_, { dueAt }) => timeOf(dueAt) },
        { title: t('titleWord'), render: (_, { texts }) => texts['zh-Hans'].title },
        { title: t('reach'), ellipsis: true, render: (_, row) => reachOf(row) },
        { title: t('state'), width: 90, render: (_, { state }) => wordOf('announced', state) },
        {
          title: t('sentOf'),
          width: 120,
          align: 'right',
          render: (_, { sent, total }) => (total === null ? '-' : `${sent} / ${total}`),
        },
        { title: t('readOf'), width: 80, align: 'right', dataIndex: 'read' },
        {
          title: t('actions'),
          width: 90,
          render: (_, { id }) => (
            <Button size="small" onClick={() => onOpen(id)}>
              {t('look')}
            </Button>
          ),
        },
      ]}
    />
  )
}
