import type { Output, Request } from '@zhzz/contract/endpoint.ts'
import { operate } from '@zhzz/contract/operate/calls.ts'
import { blankGroups, type CorrectedField } from '@zhzz/contract/operate/correct.ts'
import { App, Button, Flex, Form, Select } from 'antd'
import { useState } from 'react'
import { useRead, useWrite } from '#api.ts'
import { FactTable, TextCell } from '#correct/FactTable.tsx'
import { hindranceOf } from '#correct/hindrance.ts'
import { SourceField } from '#correct/SourceField.tsx'
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
    onFailure: {
      conflict: ({ detail }) =>
        void message.error(hindranceOf(detail, (field) => wordOf('corrected', field))),
    },
  })
  const send = ({ source = '', blank = [] }: Said) => {
    const told = Object.fromEntries(Object.entries(set).filter(([, text]) => text.trim() !== ''))
    if (Object.keys(told).length + blank.length === 0) void message.warning(t('correctNothing'))
    else void correcting.send({ id, set: told, blank, source })
  }
  const cell = (field: CorrectedField) => (
    <TextCell
      name={t(`corrected-${field}`)}
      isLong={long.includes(field)}
      value={set[field] ?? ''}
      onWrite={(text) => setSet((before) => ({ ...before, [field]: text }))}
    />
  )
  return (
    <Form<Said> form={form} layout="vertical" requiredMark={false} onFinish={send}>
      <FactTable facts={facts} name={(field) => t(`corrected-${field}`)} cell={cell} />
      <Flex vertical style={{ maxWidth: 640, marginTop: 16 }}>
        <Form.Item label={t('correctBlank')} name="blank">
          <Select
            mode="multiple"
            allowClear
            options={blankGroups.options.map((value) => ({ value, label: t(`blank-${value}`) }))}
          />
        </Form.Item>
        <SourceField />
        <Button type="primary" htmlType="submit" loading={correcting.isPending}>
          {t('correctNow')}
        </Button>
      </Flex>
    </Form>
  )
}
