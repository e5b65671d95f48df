import type { Output, Request } from '@zhzz/contract/endpoint.ts'
import { operate } from '@zhzz/contract/operate/calls.ts'
import { blankGroups, type CorrectedField } from '@zhzz/contract/operate/correct.ts'
import { App, Button, Flex, Form, Input, Select, Table } from 'antd'
import { useState } from 'react'
import { useRead, useWrite } from '#api.ts'
import { Loaded } from '#Loaded.tsx'
import { t, wordOf } from '#words.ts'

type Fact = Output<typeof operate.companyRecord>['facts'][number]
type Asked = Request<typeof operate.correctCompany>
type Said = { source?: string; blank?: Asked['blank'] }

const long: readonly CorrectedField[] = ['businessScope', 'introduction', 'products']

/** Every fact of a company with who said it, and what is right in its place. */
export function PutRight({ id }: { id: string }) {
  const read = useRead(operate.companyRecord, { id }, { staleTime: 0 })
  return <Loaded read={read}>{({ facts }) => <Facts id={id} facts={facts} />}</Loaded>
}

function Facts({ id, facts }: { id: string; facts: Fact[] }) {
  const { message } = App.useApp()
  const [set, setSet] = useState<Asked['set']>({})
  const [form] = Form.useForm<Said>()
  const correcting = useWrite(operate.correctCompany, {
    outdates: [operate.companyRecord, operate.companiesNamed, operate.importRuns],
    onDone({ number }) {
      setSet({})
      form.resetFields()
      void message.success(t('correctDone', { n: number }))
    },
    onFailure: { conflict: ({ detail }) => void message.error(hindranceOf(detail)) },
  })
  const write = (field: CorrectedField, text: string) => setSet((before) => ({ ...before, [field]: text }))
  const send = ({ source = '', blank = [] }: Said) => {
    const told = Object.fromEntries(Object.entries(set).filter(([, text]) => text.trim() !== ''))
    if (Object.keys(told).length + blank.length === 0) void message.warning(t('correctNothing'))
    else void correcting.send({ id, set: told, blank, source })
  }
  return (
    <Form<Said> form={form} layout="vertical" requiredMark={false} onFinish={send}>
      <Table<Fact>
        rowKey="field"
        size="small"
        pagination={false}
        scroll={{ x: 'max-content' }}
        dataSource={facts}
        columns={[
          { title: '', width: 160, render: (_, { field }) => t(`corrected-${field}`) },
          { title: t('stands'), width: 320, render: (_, { value }) => value ?? '-' },
          {
            title: t('saidBy'),
            width: 180,
            render: (_, { value, source, asOf }) =>
              value === null ? '' : [source, asOf].filter((part) => part !== null).join(' · '),
          },
          {
            title: t('correctTo'),
            width: 320,
            render: (_, { field }) => <Cell field={field} value={set[field] ?? ''} onWrite={write} />,
          },
        ]}
      />
      <Flex vertical style={{ maxWidth: 640, marginTop: 16 }}>
        <Form.Item label={t('correctBlank')} name="blank">
          <Select
            mode="multiple"
            allowClear
            options={blankGroups.options.map((value) => ({ value, label: t(`blank-${value}`) }))}
          />
        </Form.Item>
        <Form.Item
          label={t('correctSource')}
          name="source"
          extra={t('correctSourceAbout')}
          rules={[{ required: true, whitespace: true, message: t('needed') }]}
        >
          <Input maxLength={100} />
        </Form.Item>
        <Button type="primary" htmlType="submit" loading={correcting.isPending}>
          {t('correctNow')}
        </Button>
      </Flex>
    </Form>
  )
}

type CellProps = {
  field: CorrectedField
  value: string
  onWrite: (field: CorrectedField, text: string) => void
}

function Cell({ field, value, onWrite }: CellProps) {
  const shared = { 'aria-label': `${t('correctTo')}: ${t(`corrected-${field}`)}`, value, maxLength: 20_000 }
  return long.includes(field) ? (
    <Input.TextArea {...shared} rows={3} onChange={({ target }) => onWrite(field, target.value)} />
  ) : (
    <Input {...shared} onChange={({ target }) => onWrite(field, target.value)} />
  )
}

/** What the server says of why nothing was put right. */
function hindranceOf(detail: unknown): string {
  const { hindrance, field }: { hindrance?: unknown; field?: unknown } = Object(detail)
  return t(keyOf(hindrance), { field: wordOf('corrected', String(field)) })
}

function keyOf(hindrance: unknown) {
  const known = ['same', 'unreadable', 'undoing', 'source'] as const
  return `hindrance-${known.find((one) => one === hindrance) ?? 'same'}` as const
}
