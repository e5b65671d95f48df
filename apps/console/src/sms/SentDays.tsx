import type { Output } from '@zhzz/contract/endpoint.ts'
import { operate } from '@zhzz/contract/operate/calls.ts'
import { type SmsPurpose, smsPurposes } from '@zhzz/contract/smsPurposes.ts'
import { Flex, Select, Table, Tag, Tooltip } from 'antd'
import { useState } from 'react'
import { useRead } from '#api.ts'
import { Loaded } from '#Loaded.tsx'
import { whyOf } from '#sms/whyOf.ts'
import { t, wordOf } from '#words.ts'

type Day = Output<typeof operate.textMessages>['list'][number]

/** What went out by day and purpose, what became of it, and of codes how many were typed. */
export function SentDays() {
  const read = useRead(operate.textMessages, {}, { staleTime: 0 })
  const [purpose, setPurpose] = useState<SmsPurpose | undefined>()
  return (
    <Loaded read={read}>
      {({ list, hasNotices }) => (
        <>
          <Flex justify="space-between" align="center" gap={16} style={{ marginBottom: 12 }}>
            <span>{t('smsTell', { notices: t(hasNotices ? 'smsNoticesOn' : 'smsNoticesOff') })}</span>
            <Select<SmsPurpose>
              aria-label={t('smsPurpose')}
              allowClear
              placeholder={t('smsEveryPurpose')}
              value={purpose ?? null}
              onChange={setPurpose}
              options={smsPurposes.map((value) => ({ value, label: wordOf('sms', value) }))}
              style={{ width: 200 }}
            />
          </Flex>
          <Days list={purpose === undefined ? list : list.filter((day) => day.purpose === purpose)} />
        </>
      )}
    </Loaded>
  )
}

function Days({ list }: { list: Day[] }) {
  return (
    <Table<Day>
      rowKey={({ day, purpose }) => `${day} ${purpose}`}
      size="small"
      dataSource={list}
      pagination={{ pageSize: 20, hideOnSinglePage: true, showSizeChanger: false }}
      locale={{ emptyText: t('smsNothing') }}
      columns={[
        { title: t('day'), dataIndex: 'day', width: 120 },
        { title: t('smsPurpose'), width: 160, render: (_, { purpose }) => wordOf('sms', purpose) },
        { title: t('smsSent'), dataIndex: 'sent', align: 'right', width: 90 },
        {
          title: t('smsFailed'),
          align: 'right',
          width: 90,
          render: (_, { failed }) => (failed > 0 ? <Tag color="red">{failed}</Tag> : failed),
        },
        {
          title: <Tooltip title={t('smsUnknownAbout')}>{t('smsUnknown')}</Tooltip>,
          dataIndex: 'unknown',
          align: 'right',
          width: 100,
        },
        { title: t('smsUsed'), align: 'right', width: 130, render: (_, day) => usedOf(day) },
        {
          title: t('smsReasons'),
          render: (_, { reasons }) =>
            reasons.map(({ why, times }) => (
              <div key={why}>{t('smsReasonTimes', { why: whyOf(why), n: times })}</div>
            )),
        },
      ]}
    />
  )
}

/** 8 (80%) of what may have arrived; nothing of what is no code. */
function usedOf({ used, sent, unknown }: Day): string {
  if (used === null) return '-'
  const arrived = sent + unknown
  return arrived === 0 ? String(used) : `${used} (${Math.round((100 * used) / arrived)}%)`
}
