import type { Output } from '@zhzz/contract/endpoint.ts'
import { operate } from '@zhzz/contract/operate/calls.ts'
import { type OperatorRole, operatorRoles } from '@zhzz/contract/operatorRole.ts'
import { App, Button, Card, Checkbox, Form, Input, Modal, Popconfirm, Space, Table, Typography } from 'antd'
import { useState } from 'react'
import { useRead, useWrite } from '#api.ts'
import { Loaded } from '#Loaded.tsx'
import { Roles } from '#Roles.tsx'
import { t, timeOf, wordOf } from '#words.ts'

type Row = Output<typeof operate.operators>['list'][number]
type Link = Output<typeof operate.addOperator>
type Typed = { name: string; roles: OperatorRole[] }

export function OperatorsPage() {
  const read = useRead(operate.operators, {})
  const { data: me } = useRead(operate.me, {})
  const [isAdding, setAdding] = useState(false)
  const [link, setLink] = useState<Link | null>(null)
  return (
    <Card
      title={t('operators')}
      extra={
        <Button type="primary" onClick={() => setAdding(true)}>
          {t('add')}
        </Button>
      }
    >
      <Loaded read={read}>
        {({ list }) => (
          <Table<Row>
            rowKey="id"
            dataSource={list}
            pagination={false}
            columns={[
              { title: t('name'), dataIndex: 'name' },
              {
                title: t('roles'),
                render: (_, { roles }) => <Roles roles={roles} />,
              },
              { title: t('state'), render: (_, { state }) => wordOf('state', state) },
              { title: t('createdBy'), dataIndex: 'createdBy' },
              {
                title: t('lastSeen'),
                render: (_, { lastSeenAt }) => (lastSeenAt === null ? t('never') : timeOf(lastSeenAt)),
              },
              {
                title: t('actions'), // Who resets themselves is out before they could read the link.
                render: (_, row) => row.id !== me?.id && <Acts row={row} onLink={setLink} />,
              },
            ]}
          />
        )}
      </Loaded>
      {isAdding && (
        <Adding
          onEnd={(made) => {
            setAdding(false)
            setLink(made)
          }}
        />
      )}
      {link !== null && <Given link={link} onEnd={() => setLink(null)} />}
    </Card>
  )
}

function Acts({ row: { id, state }, onLink }: { row: Row; onLink: (link: Link) => void }) {
  const outdates = [operate.operators]
  const resetting = useWrite(operate.resetOperator, { outdates, onDone: onLink })
  const closing = useWrite(operate.closeOperator, { outdates })
  return (
    <Space>
      <Popconfirm title={t('resetAsk')} onConfirm={() => void resetting.send({ id })}>
        <Button size="small">{t('reset')}</Button>
      </Popconfirm>
      {state !== 'closed' && (
        <Popconfirm title={t('closeAsk')} onConfirm={() => void closing.send({ id })}>
          <Button size="small" danger>
            {t('close')}
          </Button>
        </Popconfirm>
      )}
    </Space>
  )
}

function Adding({ onEnd }: { onEnd: (made: Link | null) => void }) {
  const [form] = Form.useForm<Typed>()
  const { message } = App.useApp()
  const adding = useWrite(operate.addOperator, {
    outdates: [operate.operators],
    onDone: onEnd,
    onFailure: { conflict: () => void message.error(t('nameTaken')) },
  })
  const options = operatorRoles.map((role) => ({ value: role, label: t(`role-${role}`) }))
  const needed = [{ required: true, message: t('needed') }]
  return (
    <Modal
      open
      title={t('add')}
      onCancel={() => onEnd(null)}
      onOk={() => form.submit()}
      confirmLoading={adding.isPending}
    >
      <Form form={form} layout="vertical" requiredMark={false} onFinish={(typed) => void adding.send(typed)}>
        <Form.Item label={t('name')} name="name" extra={t('nameAbout')} rules={needed}>
          <Input maxLength={40} />
        </Form.Item>
        <Form.Item label={t('roles')} name="roles" rules={needed}>
          <Checkbox.Group options={options} />
        </Form.Item>
      </Form>
    </Modal>
  )
}

function Given({ link: { path, until }, onEnd }: { link: Link; onEnd: () => void }) {
  const address = location.origin + path
  return (
    <Modal open title={t('link')} onOk={onEnd} onCancel={onEnd} cancelButtonProps={{ hidden: true }}>
      <Typography.Paragraph copyable={{ text: address }} code>
        {address}
      </Typography.Paragraph>
      <p>{t('until', { time: timeOf(until) })}</p>
    </Modal>
  )
}
