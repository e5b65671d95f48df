import type { Output } from '@zhzz/contract/endpoint.ts'
import { operate } from '@zhzz/contract/operate/calls.ts'
import { Flex, Segmented, Table, Tag } from 'antd'
import { useState } from 'react'
import { Link } from 'react-router'
import { useRead } from '#api.ts'
import { Loaded } from '#Loaded.tsx'
import { Part } from '#people/Part.tsx'
import { everyOf } from '#sms/everyOf.ts'
import { t, timeOf, wordOf } from '#words.ts'

type Hit = Output<typeof operate.limitsHit>
type Limit = Hit['list'][number]

/** Every limit that refuses, how often it did, and whom last. */
export function Limits() {
  const read = useRead(operate.limitsHit, {}, { staleTime: 0 })
  const [shown, setShown] = useState<'hit' | 'all'>('all')
  return (
    <Loaded read={read}>
      {({ list, refusals }) => (
        <>
          <Flex justify="space-between" align="center" gap={16} style={{ marginBottom: 12 }}>
            <span>{t('limitsTell')}</span>
            <Segmented<'hit' | 'all'>
              aria-label={t('smsLimitsTab')}
              value={shown}
              onChange={setShown}
              options={[
                { value: 'all', label: t('limitsAll') },
                { value: 'hit', label: t('limitsHitOnly') },
              ]}
            />
          </Flex>
          <Declared list={shown === 'all' ? list : list.filter(({ lately }) => lately > 0)} />
          <Refusals refusals={refusals} />
        </>
      )}
    </Loaded>
  )
}

function Declared({ list }: { list: Limit[] }) {
  return (
    <Table<Limit>
      rowKey="limit"
      size="small"
      dataSource={list}
      pagination={false}
      locale={{ emptyText: t('limitsNoneHit') }}
      columns={[
        { title: t('smsByLimit'), render: (_, { limit }) => wordOf('limit', limit) },
        { title: t('limitNow'), width: 170, render: (_, limit) => everyOf(limit) },
        { title: t('limitSetting'), width: 260, render: (_, { setting }) => <Setting name={setting} /> },
        { title: t('limitToday'), width: 90, align: 'right', render: (_, { today }) => <Times n={today} /> },
        {
          title: t('limitLately'),
          width: 90,
          align: 'right',
          render: (_, { lately }) => <Times n={lately} />,
        },
      ]}
    />
  )
}

function Times({ n }: { n: number }) {
  return n > 0 ? <Tag color="orange">{n}</Tag> : n
}

/** Its name, and the way to it for who may change it. */
function Setting({ name }: { name: string | null }) {
  const { data } = useRead(operate.me, {})
  if (name === null) return t('limitBuiltIn')
  return data?.roles.includes('running') === true ? <Link to="/settings">{name}</Link> : <code>{name}</code>
}

function Refusals({ refusals }: Pick<Hit, 'refusals'>) {
  return (
    <Part title="limitRefusals">
      <Table<Hit['refusals'][number]>
        rowKey={({ at, limit, phoneMask, network }) => [at, limit, phoneMask, network].join(' ')}
        size="small"
        dataSource={refusals}
        pagination={{ pageSize: 10, hideOnSinglePage: true, showSizeChanger: false }}
        locale={{ emptyText: t('limitNoRefusals') }}
        columns={[
          { title: t('time'), width: 150, render: (_, { at }) => timeOf(at) },
          { title: t('smsByLimit'), render: (_, { limit }) => wordOf('limit', limit) },
          {
            title: t('limitOf'),
            width: 260,
            render: (_, { phoneMask, network }) => [phoneMask, network].filter(Boolean).join(' · '),
          },
          { title: t('limitTimes'), dataIndex: 'times', align: 'right', width: 90 },
        ]}
      />
    </Part>
  )
}
