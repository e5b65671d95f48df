import { operate } from '@zhzz/contract/operate/calls.ts'
import { Alert, Button, Form, Input } from 'antd'
import { useState } from 'react'
import { client, useWrite } from '#api.ts'
import { Sheet } from '#Sheet.tsx'
import { t } from '#words.ts'

type Typed = { userName: string; password: string; code: string }

export function SignInPage() {
  const [wrong, setWrong] = useState<'signInWrong' | 'signInLocked' | null>(null)
  const entering = useWrite(operate.signIn, {
    onDone: ({ token }) => client.startSession(token),
    onFailure: {
      wrongPassword: () => setWrong('signInWrong'),
      passwordLocked: () => setWrong('signInLocked'),
    },
  })
  const needed = [{ required: true, message: t('needed') }]
  return (
    <Sheet title={t('signInTitle')}>
      <Form<Typed>
        layout="vertical"
        requiredMark={false}
        onFinish={(typed) => {
          setWrong(null)
          void entering.send(typed)
        }}
      >
        {wrong !== null && <Alert type="error" showIcon title={t(wrong)} style={{ marginBottom: 16 }} />}
        <Form.Item label={t('name')} name="userName" rules={needed}>
          <Input autoComplete="username" autoFocus />
        </Form.Item>
        <Form.Item label={t('password')} name="password" rules={needed}>
          <Input.Password autoComplete="current-password" />
        </Form.Item>
        <Form.Item
          label={t('code')}
          name="code"
          extra={t('codeAbout')}
          rules={[...needed, { min: 6, message: t('codeAbout') }]}
        >
          <Input autoComplete="one-time-code" maxLength={24} />
        </Form.Item>
        <Button type="primary" htmlType="submit" block loading={entering.isPending}>
          {t('signIn')}
        </Button>
      </Form>
    </Sheet>
  )
}
