import { Alert, Button, Checkbox, Form, Input, InputNumber, Space } from 'antd'
import { useState } from 'react'
import { type Key, t } from '#words.ts'

export type Typed = { days: number; amount: number | null; isTrial: boolean; words: string }

type Answering = {
  /** What is asked for beside the words when it is granted. */
  asks: readonly ('days' | 'amount' | 'isTrial' | 'words')[]
  open: Key
  refuse: Key
  isPending: boolean
  onOpen: (typed: Typed) => void
  onRefuse: (words: string) => void
}

const aYear = 365

/** Yes with what it takes, or no with words; who asked reads them. */
export function AnswerForm({ asks, open, refuse, isPending, onOpen, onRefuse }: Answering) {
  const [form] = Form.useForm<Typed>()
  const [lacksWords, setLacksWords] = useState(false)
  const refuseWithWords = () => {
    const words = (form.getFieldValue('words') ?? '').trim()
    setLacksWords(words === '')
    if (words !== '') onRefuse(words)
  }
  return (
    <Form<Typed>
      form={form}
      layout="vertical"
      requiredMark={false}
      initialValues={{ days: aYear, amount: null, isTrial: false, words: '' }}
      onFinish={(typed) =>
        onOpen({
          ...typed,
          amount: typed.amount ?? null,
          isTrial: typed.isTrial ?? false,
          words: typed.words ?? '',
        })
      }
    >
      {asks.includes('days') && (
        <Form.Item label={t('days')} name="days" rules={[{ required: true, message: t('needed') }]}>
          <InputNumber min={1} max={3_660} precision={0} />
        </Form.Item>
      )}
      {asks.includes('amount') && (
        <Form.Item label={t('amount')} name="amount">
          <InputNumber min={0} max={10_000_000} precision={2} />
        </Form.Item>
      )}
      {asks.includes('isTrial') && (
        <Form.Item name="isTrial" valuePropName="checked">
          <Checkbox>{t('isTrial')}</Checkbox>
        </Form.Item>
      )}
      <Form.Item
        label={t('words')}
        name="words"
        extra={t(asks.includes('words') ? 'wordsAbout' : 'wordsOfRefusal')}
      >
        <Input.TextArea maxLength={200} showCount rows={3} />
      </Form.Item>
      {lacksWords && <Alert type="error" showIcon title={t('wordsNeeded')} style={{ marginBottom: 16 }} />}
      <Space>
        <Button type="primary" htmlType="submit" loading={isPending}>
          {t(open)}
        </Button>
        <Button danger loading={isPending} onClick={refuseWithWords}>
          {t(refuse)}
        </Button>
      </Space>
      <p>{t('isTold')}</p>
    </Form>
  )
}
