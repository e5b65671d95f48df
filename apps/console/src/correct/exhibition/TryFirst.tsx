import type { Output } from '@zhzz/contract/endpoint.ts'
import type { operate } from '@zhzz/contract/operate/calls.ts'
import { Alert, App, Button, Flex, Form } from 'antd'
import { useState } from 'react'
import { factName, factText } from '#correct/exhibition/factWords.ts'
import { SourceField } from '#correct/SourceField.tsx'
import { t } from '#words.ts'

type Outcome = Output<typeof operate.correctFacts>

type TryFirstProps = {
  /** What is asked, as a text: another one has to be tried anew. */
  asked: string
  isEmpty: boolean
  isPending: boolean
  /** Undefined: it failed, which was said. */
  onSend: (source: string, isTrial: boolean) => Promise<Outcome | undefined>
}

/** Who says so, what would change by it, and the button that does it. */
export function TryFirst({ asked, isEmpty, isPending, onSend }: TryFirstProps) {
  const { message } = App.useApp()
  const [form] = Form.useForm<{ source: string }>()
  const [tried, setTried] = useState<{ of: string; outcome: Outcome } | null>(null)
  const source = Form.useWatch('source', form) ?? ''
  const of = `${asked} ${source}`
  const outcome = tried?.of === of ? tried.outcome : null
  const send = async () => {
    if (isEmpty) return void message.warning(t('correctNothing'))
    const answered = await onSend(source, outcome === null)
    if (answered === undefined) return
    setTried(answered.number === null ? { of, outcome: answered } : null)
    if (answered.number !== null) form.resetFields()
  }
  return (
    <Form form={form} layout="vertical" requiredMark={false} onFinish={() => void send()}>
      <SourceField />
      <Flex vertical gap={12} align="start">
        {outcome !== null && (
          <Alert type="info" message={t('wouldChange')} description={<Changes outcome={outcome} />} />
        )}
        <Button type="primary" htmlType="submit" loading={isPending}>
          {t(outcome === null ? 'correctTry' : 'correctNow')}
        </Button>
      </Flex>
    </Form>
  )
}

function Changes({ outcome: { changes, companyCount } }: { outcome: Outcome }) {
  const text = (field: Outcome['changes'][number]['field'], value: string | null) =>
    value === null ? t('nothing') : factText(field, value)
  return (
    <ul style={{ margin: 0, paddingLeft: 20 }}>
      {changes.map(({ field, before, after }) => (
        <li key={field}>
          {factName(field)}: {text(field, before)} → {text(field, after)}
        </li>
      ))}
      {companyCount > 0 && <li>{t('companiesFollow', { n: companyCount })}</li>}
    </ul>
  )
}
