import type { Output } from '@zhzz/contract/endpoint.ts'
import { operate } from '@zhzz/contract/operate/calls.ts'
import type { NamedKind } from '@zhzz/contract/operate/names.ts'
import { namesOnPage } from '@zhzz/contract/operate/namesOnPage.ts'
import type { Lacks } from '@zhzz/contract/operate/otherName.ts'
import { Alert, App, Button, Flex, Form, Input, Table, Tag } from 'antd'
import { useState } from 'react'
import { useWrite } from '#api.ts'
import { hindranceOf } from '#correct/hindrance.ts'
import { SourceField } from '#correct/SourceField.tsx'
import { type PastedLine, pastedLines } from '#names/pastedLines.ts'
import { t, wordOf } from '#words.ts'

type Verdict = Output<typeof operate.nameMany>['lines'][number]
type Judged = PastedLine & Verdict
type Typed = { lines: string; source: string }

/** Two columns pasted from a spreadsheet; each line is judged before any is written, and those that were not stay. */
export function PasteNames({ kind, lacks }: { kind: NamedKind; lacks: Lacks }) {
  const { message } = App.useApp()
  const [form] = Form.useForm<Typed>()
  const [judged, setJudged] = useState<{ of: string; lines: Judged[] } | null>(null)
  const typed = Form.useWatch('lines', form) ?? ''
  const source = Form.useWatch('source', form) ?? ''
  const { lines } = pastedLines(typed)
  const of = `${typed} ${source}`
  const tried = judged?.of === of ? judged.lines : null
  const ready = tried?.filter(({ state }) => state === 'named').length ?? 0
  const naming = useWrite(operate.nameMany, {
    outdates: [operate.namedOnce, operate.companyRecord, operate.factsOf, operate.importRuns],
    onFailure: { conflict: ({ detail }) => void message.error(hindranceOf(detail, String)) },
  })

  async function send() {
    const isTrial = tried === null
    const answer = await naming.send({ kind, lacks, lines, source, isTrial })
    if (answer === undefined) return
    const all = lines.flatMap((line, at) => {
      const verdict = answer.lines[at]
      return verdict === undefined ? [] : [{ ...line, ...verdict }]
    })
    if (isTrial) return setJudged({ of, lines: all })
    const left = all.filter(({ state }) => state !== 'named')
    const rest = left.map(({ name, other }) => `${name}\t${other}`).join('\n')
    form.setFieldValue('lines', rest)
    setJudged(left.length === 0 ? null : { of: `${rest} ${source}`, lines: left })
    const { number } = answer
    if (number !== null) void message.success(t('namedMany', { n: all.length - left.length, number }))
  }

  return (
    <Form<Typed>
      form={form}
      layout="vertical"
      requiredMark={false}
      initialValues={{ lines: '', source: '' }}
      onFinish={() => void send()}
    >
      <Form.Item
        label={t(`pasteLines-${lacks}`)}
        name="lines"
        extra={t('pasteAbout', { n: namesOnPage })}
        rules={[
          {
            validator: async (_, value: string | undefined) => tellFault(value ?? ''),
          },
        ]}
      >
        <Input.TextArea rows={8} spellCheck={false} style={{ fontFamily: 'monospace' }} />
      </Form.Item>
      <SourceField />
      <Flex vertical gap={12} align="stretch">
        {tried !== null && ready === 0 && <Alert type="warning" message={t('pasteNoneFits')} />}
        <Button
          type="primary"
          htmlType="submit"
          style={{ alignSelf: 'flex-start' }}
          loading={naming.isPending}
          disabled={tried !== null && ready === 0}
        >
          {tried === null ? t('correctTry') : t('nameThem', { n: ready })}
        </Button>
        {tried !== null && <JudgedLines lines={tried} />}
      </Flex>
    </Form>
  )
}

function tellFault(typed: string): void {
  const { lines, unread } = pastedLines(typed)
  if (unread.length > 0) throw new Error(t('pasteUnread', { lines: unread.join(', ') }))
  if (lines.length === 0) throw new Error(t('pasteNothing'))
  if (lines.length > namesOnPage) throw new Error(t('pasteTooMany', { n: namesOnPage, lines: lines.length }))
}

/** Those that cannot be put in come first. */
function JudgedLines({ lines }: { lines: Judged[] }) {
  const isFine = ({ state }: Judged) => state === 'named'
  return (
    <Table<Judged>
      rowKey={(line) => lines.indexOf(line)}
      size="small"
      pagination={false}
      dataSource={[...lines.filter((line) => !isFine(line)), ...lines.filter(isFine)]}
      columns={[
        { title: t('nameHas'), dataIndex: 'name' },
        { title: t('nameLacks'), dataIndex: 'other' },
        {
          title: t('state'),
          width: 200,
          render: (_, line) => (
            <Tag color={isFine(line) ? 'green' : 'orange'}>{wordOf('line', line.state)}</Tag>
          ),
        },
      ]}
    />
  )
}
