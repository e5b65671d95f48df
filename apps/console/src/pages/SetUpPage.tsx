import { operate } from '@zhzz/contract/operate/calls.ts'
import { Alert, Button, Form, Input, Typography } from 'antd'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { client, useRead, useWrite } from '#api.ts'
import { Sheet } from '#Sheet.tsx'
import { t } from '#words.ts'

type Typed = { newPassword: string; again: string; code: string }

/** First set-up: the ticket stands behind the `#`, where no server reads it. */
export function SetUpPage() {
  const [ticket] = useState(() => location.hash.slice(1))
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const isTicket = /^[\w-]{43}$/.test(ticket)
  const { data, error } = useRead(operate.beginSetUp, { ticket }, { enabled: isTicket && codes === null })
  const navigate = useNavigate()
  const setting = useWrite(operate.setUp, {
    onDone({ token, recoveryCodes }) {
      setCodes(recoveryCodes)
      client.startSession(token)
    },
  })
  if (codes !== null)
    return (
      <Sheet title={t('recoveryTitle')}>
        <p>{t('recoveryAbout')}</p>
        <Typography.Paragraph copyable={{ text: codes.join('\n') }}>{t('copyAll')}</Typography.Paragraph>
        <ol>
          {codes.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ol>
        <Button type="primary" block onClick={() => void navigate('/', { replace: true })}>
          {t('recoveryKept')}
        </Button>
      </Sheet>
    )
  if (!isTicket || error !== null)
    return (
      <Sheet title={t('setUpTitle')}>
        <Alert type="error" showIcon title={t('linkGone')} />
      </Sheet>
    )
  if (data === undefined) return <Sheet title={t('setUpTitle')}>…</Sheet>
  return (
    <Sheet title={t('setUpFor', { name: data.name })}>
      <Form<Typed>
        layout="vertical"
        requiredMark={false}
        onFinish={({ newPassword, code }) => void setting.send({ ticket, newPassword, code })}
      >
        <Form.Item
          label={t('newPassword')}
          name="newPassword"
          extra={t('passwordAbout')}
          rules={[{ required: true, min: 12, message: t('passwordAbout') }]}
        >
          <Input.Password autoComplete="new-password" maxLength={128} />
        </Form.Item>
        <Form.Item
          label={t('passwordAgain')}
          name="again"
          dependencies={['newPassword']}
          rules={[
            ({ getFieldValue }) => ({
              validator: async (_rule, again) => {
                if (again !== getFieldValue('newPassword')) throw new Error(t('passwordsDiffer'))
              },
            }),
          ]}
        >
          <Input.Password autoComplete="new-password" maxLength={128} />
        </Form.Item>
        <p>{t('scan')}</p>
        <img src={data.qr} alt={t('qr')} width={180} height={180} />
        <Typography.Paragraph copyable={{ text: data.secret }}>
          <code style={{ wordBreak: 'break-all' }}>{data.secret}</code>
        </Typography.Paragraph>
        <Form.Item
          label={t('sixDigits')}
          name="code"
          rules={[{ required: true, pattern: /^\d{6}$/, message: t('sixDigitsAbout') }]}
        >
          <Input autoComplete="one-time-code" inputMode="numeric" maxLength={6} />
        </Form.Item>
        <Button type="primary" htmlType="submit" block loading={setting.isPending}>
          {t('setUpDone')}
        </Button>
      </Form>
    </Sheet>
  )
}
