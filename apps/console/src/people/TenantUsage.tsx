import type { Output } from '@zhzz/contract/endpoint.ts'
import { operate } from '@zhzz/contract/operate/calls.ts'
import { usageCodes } from '@zhzz/contract/operate/tenants.ts'
import { Segmented, Table } from 'antd'
import { useState } from 'react'
import { useRead } from '#api.ts'
import { Loaded } from '#Loaded.tsx'
import { t } from '#words.ts'

type Code = (typeof usageCodes)[number]
type Usage = Output<typeof operate.tenantUsage>

/** Credits, or rows of files, by day. */
export function TenantUsage({ id }: { id: string }) {
  const [code, setCode] = useState<Code>('unlock')
  const read = useRead(operate.tenantUsage, { id, code }, { staleTime: 0 })
  return (
    <>
      <Segmented<Code>
        aria-label={t('usage')}
        value={code}
        onChange={setCode}
        options={usageCodes.map((value) => ({ value, label: t(`quota-${value}`) }))}
        style={{ marginBottom: 12 }}
      />
      <Loaded read={read}>{(usage) => <Days {...usage} />}</Loaded>
    </>
  )
}

function Days({ total, days }: Usage) {
  return (
    <>
      {days.length > 0 && <p>{t('usageOf', { n: total })}</p>}
      <Table<Usage['days'][number]>
        rowKey="day"
        size="small"
        pagination={false}
        dataSource={days}
        locale={{ emptyText: t('noUsage') }}
        columns={[
          { title: t('day'), dataIndex: 'day' },
          { title: t('used'), dataIndex: 'used' },
        ]}
      />
    </>
  )
}
