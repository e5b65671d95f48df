import type { Output, Request } from '@zhzz/contract/endpoint.ts'
import { operate } from '@zhzz/contract/operate/calls.ts'
import { eventNames } from '@zhzz/contract/securityEvent.ts'
import { mobilePattern } from '@zhzz/contract/validator.ts'
import { Alert, Button, Card, Form, Input, Select, Table } from 'antd'
import { useState } from 'react'
import { useRead } from '#api.ts'
import { Loaded } from '#Loaded.tsx'
import { t, timeOf } from '#words.ts'

type Row = Output<typeof operate.logLines>['list'][number]
type Typed = Request<typeof operate.logLines>

export function LogPage() {
  const [asked, setAsked] = useState<Typed>({})
  const read = useRead(operate.logLines, asked, { staleTime: 0, keepLast: true })
  const events = eventNames.map((event) => ({ value: event, label: event }))
  return (
    <Card title={t('log')} extra={<Verify />}>
      <Form<Typed>
        layout="inline"
        style={{ marginBottom: 16, rowGap: 8 }}
        onFinish={({ since, phone, event }) =>
          setAsked({
            ...(since && { since }),
            ...(phone && { phone }),
            ...(event && { event }),
          })
        }
      >
        <Form.Item label={t('since')} name="since">
          <Input type="date" />
        </Form.Item>
        <Form.Item
          label={t('numberOf')}
          name="phone"
          rules={[{ pattern: mobilePattern, message: t('wrongNumber') }]}
        >
          <Input maxLength={11} allowClear style={{ width: 150 }} />
        </Form.Item>
        <Form.Item label={t('event')} name="event">
          <Select
            allowClear
            showSearch
            placeholder={t('everyEvent')}
            options={events}
            style={{ width: 170 }}
          />
        </Form.Item>
        <Button type="primary" htmlType="submit" loading={read.isFetching}>
          {t('show')}
        </Button>
      </Form>
      {read.data?.isMore === true && <p>{t('isMore', { n: read.data.list.length })}</p>}
      <Loaded read={read}>
        {({ list }) => (
          <Table<Row>
            rowKey="position"
            size="small"
            dataSource={list}
            pagination={{ pageSize: 20, hideOnSinglePage: true, showSizeChanger: false }}
            scroll={{ x: 960 }}
            columns={[
              { title: t('position'), dataIndex: 'position', width: 70 },
              { title: t('time'), width: 140, render: (_, { at }) => timeOf(at) },
              { title: t('event'), dataIndex: 'event', width: 110 },
              { title: t('what'), render: (_, { call, detail }) => `${call} ${detail ?? ''}` },
              {
                title: t('result'),
                width: 110,
                render: (_, { result, times }) => (times > 1 ? `${result} × ${times}` : result),
              },
              { title: t('by'), dataIndex: 'who' },
              { title: t('target'), dataIndex: 'target' },
              { title: t('from'), dataIndex: 'network', width: 120 },
            ]}
          />
        )}
      </Loaded>
    </Card>
  )
}

/** Whether the log is as it was written: read whole, when asked. */
function Verify() {
  const [isAsked, setAsked] = useState(false)
  const { data, isFetching, reload } = useRead(operate.verifyLog, {}, { enabled: isAsked, staleTime: 0 })
  return (
    <>
      {data !== undefined && <Verified {...data} />}
      <Button loading={isFetching} onClick={() => (isAsked ? reload() : setAsked(true))}>
        {t('verify')}
      </Button>
    </>
  )
}

function Verified({ rows, head, broken }: Output<typeof operate.verifyLog>) {
  const style = { display: 'inline-flex', marginInlineEnd: 12 }
  if (broken !== null)
    return <Alert type="error" showIcon style={style} title={t('logBroken', { where: broken })} />
  const holds = rows === 0 ? t('logEmpty') : t('logHolds', { n: rows, head: head ?? '' })
  return <Alert type="success" showIcon style={style} title={holds} />
}
