import type { Read } from '@zhzz/client/react/useRead.ts'
import type { Output } from '@zhzz/contract/endpoint.ts'
import { operate } from '@zhzz/contract/operate/calls.ts'
import { Alert, App, Button, Card, Checkbox, Flex, Form, Input, Modal, Select, Table, Tag } from 'antd'
import { useState } from 'react'
import { useRead, useWrite } from '#api.ts'
import { bytes } from '#bytes.ts'
import { Loaded } from '#Loaded.tsx'
import { t, timeOf } from '#words.ts'

type Shown = Output<typeof operate.backups>
type Typed = Omit<Shown['drills'][number], 'notedBy' | 'notedAt'>

export function BackupsPage() {
  const read = useRead(operate.backups, {}, { staleTime: 0 })
  return <Loaded read={read}>{(shown) => <Backups shown={shown} read={read} />}</Loaded>
}

function Backups({ shown, read: { isFetching, reload } }: { shown: Shown; read: Read<Shown> }) {
  const [isNoting, setNoting] = useState(false)
  return (
    <Flex vertical gap={16}>
      <Card
        title={t('backups')}
        extra={
          <Flex gap={8}>
            <Button onClick={reload} loading={isFetching}>
              {t('reload')}
            </Button>
            <Start isUnderWay={shown.isUnderWay} />
          </Flex>
        }
      >
        <State shown={shown} />
        <Table<Shown['list'][number]>
          rowKey="name"
          size="small"
          dataSource={shown.list}
          pagination={false}
          locale={{ emptyText: t('noBackups') }}
          columns={[
            { title: t('file'), dataIndex: 'name' },
            { title: t('size'), align: 'right', render: (_, backup) => bytes(backup.bytes) },
            { title: t('writtenAt'), render: (_, { writtenAt }) => timeOf(writtenAt) },
          ]}
        />
      </Card>
      <Card title={t('drills')} extra={<Button onClick={() => setNoting(true)}>{t('noteDrill')}</Button>}>
        <Drills drills={shown.drills} />
      </Card>
      {isNoting && <Noting files={shown.list} onEnd={() => setNoting(false)} />}
    </Flex>
  )
}

function Start({ isUnderWay }: { isUnderWay: boolean }) {
  const { message } = App.useApp()
  const starting = useWrite(operate.startBackup, {
    outdates: [operate.backups],
    onFailure: { conflict: () => void message.warning(t('backupUnderWay')) },
  })
  return (
    <Button
      type="primary"
      disabled={isUnderWay}
      loading={starting.isPending}
      onClick={() => void starting.send({})}
    >
      {t('startBackup')}
    </Button>
  )
}

function State({ shown: { host, folder, isLate, isUnderWay, failure } }: { shown: Shown }) {
  return (
    <Flex vertical gap={8} style={{ marginBottom: 12 }}>
      <span>{t('backupsIn', { host, folder })}</span>
      {isUnderWay && <Alert type="info" showIcon title={t('backupUnderWay')} />}
      {isLate && <Alert type="warning" showIcon title={t('backupLate')} />}
      {failure !== null && <Alert type="error" showIcon title={t('backupFailed', { why: failure })} />}
    </Flex>
  )
}

function Drills({ drills }: { drills: Shown['drills'] }) {
  return (
    <Table<Shown['drills'][number]>
      rowKey="notedAt"
      size="small"
      dataSource={drills}
      pagination={false}
      locale={{ emptyText: t('noDrills') }}
      columns={[
        { title: t('doneOn'), dataIndex: 'doneOn' },
        { title: t('file'), dataIndex: 'backup' },
        {
          title: t('result'),
          render: (_, { isWhole }) =>
            isWhole ? <Tag>{t('isWhole')}</Tag> : <Tag color="red">{t('notWhole')}</Tag>,
        },
        { title: t('remarks'), dataIndex: 'words' },
        { title: t('notedBy'), dataIndex: 'notedBy' },
      ]}
    />
  )
}

function Noting({ files, onEnd }: { files: Shown['list']; onEnd: () => void }) {
  const [form] = Form.useForm<Typed>()
  const noting = useWrite(operate.noteDrill, { outdates: [operate.backups], onDone: onEnd })
  const needed = [{ required: true, message: t('needed') }]
  return (
    <Modal
      open
      title={t('noteDrill')}
      onCancel={onEnd}
      onOk={() => form.submit()}
      confirmLoading={noting.isPending}
    >
      <Form
        form={form}
        layout="vertical"
        requiredMark={false}
        initialValues={{ isWhole: true, words: '' }}
        onFinish={(typed) => void noting.send(typed)}
      >
        <Form.Item label={t('doneOn')} name="doneOn" rules={needed}>
          <Input type="date" />
        </Form.Item>
        <Form.Item label={t('file')} name="backup" rules={needed}>
          <Select options={files.map(({ name }) => ({ value: name, label: name }))} />
        </Form.Item>
        <Form.Item name="isWhole" valuePropName="checked">
          <Checkbox>{t('isWhole')}</Checkbox>
        </Form.Item>
        <Form.Item label={t('remarks')} name="words">
          <Input.TextArea maxLength={200} rows={3} />
        </Form.Item>
      </Form>
    </Modal>
  )
}
