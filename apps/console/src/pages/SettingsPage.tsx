import type { Output } from '@zhzz/contract/endpoint.ts'
import { operate } from '@zhzz/contract/operate/calls.ts'
import { App, Button, Card, Form, Input, Modal, Popconfirm, Select, Space, Table } from 'antd'
import { useState } from 'react'
import { useRead, useWrite } from '#api.ts'
import { Loaded } from '#Loaded.tsx'
import { t, timeOf, wordOf } from '#words.ts'

type Row = Output<typeof operate.settings>['list'][number]

export function SettingsPage() {
  const read = useRead(operate.settings, {}, { staleTime: 0 })
  const [changing, setChanging] = useState<Row | null>(null)
  return (
    <Card title={t('settings')}>
      <p>{t('settingsTell')}</p>
      <Loaded read={read}>
        {({ list }) => (
          <Table<Row>
            rowKey="name"
            size="small"
            dataSource={list}
            pagination={false}
            scroll={{ x: 960 }}
            columns={[
              {
                title: t('setting'),
                render: (_, { name }) => (
                  <>
                    <code>{name}</code>
                    <br />
                    {wordOf('setting', name)}
                  </>
                ),
              },
              { title: t('usualValue'), width: 90, render: (_, { usual }) => usual ?? '-' },
              {
                title: t('environmentValue'),
                width: 110,
                render: (_, { environment }) => environment ?? '-',
              },
              {
                title: t('setValue'),
                width: 160,
                render: (_, { value }) => (value === null ? '-' : <strong>{value}</strong>),
              },
              {
                title: t('changedBy'),
                render: (_, { changedBy, changedAt }) =>
                  changedAt === null ? '-' : `${changedBy ?? ''} ${timeOf(changedAt)}`,
              },
              {
                title: t('actions'),
                width: 160,
                render: (_, row) => <Acts row={row} onChange={() => setChanging(row)} />,
              },
            ]}
          />
        )}
      </Loaded>
      {changing !== null && <Changing row={changing} onEnd={() => setChanging(null)} />}
    </Card>
  )
}

function Acts({ row: { name, value }, onChange }: { row: Row; onChange: () => void }) {
  const saving = useWrite(operate.saveSetting, { outdates: [operate.settings] })
  return (
    <Space>
      <Button size="small" onClick={onChange} aria-label={`${t('change')} ${name}`}>
        {t('change')}
      </Button>
      {value !== null && (
        <Popconfirm title={t('clear')} onConfirm={() => void saving.send({ name, value: null })}>
          <Button size="small" aria-label={`${t('clear')} ${name}`}>
            {t('clear')}
          </Button>
        </Popconfirm>
      )}
    </Space>
  )
}

function Changing({ row, onEnd }: { row: Row; onEnd: () => void }) {
  const { name, choices } = row
  const [form] = Form.useForm<{ value: string }>()
  const { message } = App.useApp()
  const saving = useWrite(operate.saveSetting, {
    outdates: [operate.settings],
    onDone() {
      void message.success(t('saved'))
      onEnd()
    },
    onFailure: {
      invalid({ detail }) {
        const said = String(Object(detail).said ?? '')
        form.setFields([{ name: 'value', errors: [t('wrongValue', { said })] }])
      },
    },
  })
  return (
    <Modal open title={name} onCancel={onEnd} onOk={() => form.submit()} confirmLoading={saving.isPending}>
      <p>{wordOf('setting', name)}</p>
      <Form
        form={form}
        layout="vertical"
        requiredMark={false}
        initialValues={{ value: row.value ?? row.environment ?? row.usual ?? '' }}
        onFinish={({ value }) => void saving.send({ name, value: value.trim() })}
      >
        <Form.Item label={t('newValue')} name="value" rules={[{ required: true, message: t('needed') }]}>
          {choices.length > 0 ? (
            <Select options={choices.map((value) => ({ value, label: value }))} />
          ) : (
            <Input maxLength={2_000} />
          )}
        </Form.Item>
      </Form>
    </Modal>
  )
}
