import type { Request } from '@zhzz/contract/endpoint.ts'
import type { operate } from '@zhzz/contract/operate/calls.ts'
import { mobilePattern } from '@zhzz/contract/validator.ts'
import { Button, Form, Input, Segmented } from 'antd'
import { useState } from 'react'
import { idPattern } from '#people/idPattern.ts'
import { t } from '#words.ts'

type Asked = Request<typeof operate.findPeople>
type By = Asked['by']

/** A whole number, an id, or a part of a name. */
export function FindForm({ isPending, onFind }: { isPending: boolean; onFind: (asked: Asked) => void }) {
  const [by, setBy] = useState<By>('phone')
  const [form] = Form.useForm<{ words: string }>()
  const rules = {
    phone: [{ required: true, pattern: mobilePattern, message: t('wrongNumber') }],
    id: [{ required: true, pattern: idPattern, message: t('wrongId') }],
    name: [{ required: true, min: 2, whitespace: true, message: t('nameTooShort') }],
  }[by]
  return (
    <Form<{ words: string }>
      form={form}
      layout="inline"
      style={{ rowGap: 8 }}
      onFinish={({ words }) => onFind(askedBy(by, words.trim()))}
    >
      <Segmented<By>
        aria-label={t('findBy')}
        value={by}
        onChange={(next) => {
          setBy(next)
          form.resetFields()
        }}
        options={(['phone', 'id', 'name'] as const).map((value) => ({
          value,
          label: t(`findBy-${value}`),
        }))}
        style={{ marginInlineEnd: 16 }}
      />
      <Form.Item name="words" rules={rules} validateTrigger="onSubmit">
        <Input
          aria-label={t('findWords')}
          allowClear
          autoComplete="off"
          maxLength={by === 'phone' ? 11 : 100}
          style={{ width: 320 }}
        />
      </Form.Item>
      <Button type="primary" htmlType="submit" loading={isPending}>
        {t('find')}
      </Button>
    </Form>
  )
}

function askedBy(by: By, words: string): Asked {
  if (by === 'phone') return { by, phone: words }
  return by === 'id' ? { by, id: words } : { by, name: words }
}
