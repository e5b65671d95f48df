import { operate } from '@zhzz/contract/operate/calls.ts'
import { mobilePattern } from '@zhzz/contract/validator.ts'
import { Button, Form, Input, Typography } from 'antd'
import { useState } from 'react'
import { useRead } from '#api.ts'
import { Loaded } from '#Loaded.tsx'
import { NumberView } from '#sms/NumberView.tsx'
import { t } from '#words.ts'

/** What holds of a whole number. */
export function OneNumber() {
  const [phone, setPhone] = useState<string | null>(null)
  const read = useRead(
    operate.limitsOfNumber,
    { phone: phone ?? '' },
    { enabled: phone !== null, staleTime: 0 },
  )
  return (
    <>
      <Form<{ phone: string }>
        layout="inline"
        requiredMark={false}
        onFinish={(typed) => {
          setPhone(typed.phone)
          if (typed.phone === phone) read.reload()
        }}
      >
        <Form.Item
          label={t('smsNumber')}
          name="phone"
          validateTrigger="onSubmit"
          rules={[{ required: true, pattern: mobilePattern, message: t('wrongNumber') }]}
        >
          <Input maxLength={11} allowClear autoComplete="off" style={{ width: 200 }} />
        </Form.Item>
        <Button type="primary" htmlType="submit" loading={read.isFetching}>
          {t('smsLook')}
        </Button>
      </Form>
      <Typography.Paragraph type="secondary" style={{ margin: '12px 0 20px' }}>
        {t('smsNumberHint')}
      </Typography.Paragraph>
      {phone !== null && <Loaded read={read}>{(shown) => <NumberView phone={phone} shown={shown} />}</Loaded>}
    </>
  )
}
