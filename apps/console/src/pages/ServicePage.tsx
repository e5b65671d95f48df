import type { Output } from '@zhzz/contract/endpoint.ts'
import { operate } from '@zhzz/contract/operate/calls.ts'
import { App, Button, Card, Flex, Form, Input } from 'antd'
import { useRead, useWrite } from '#api.ts'
import { Loaded } from '#Loaded.tsx'
import { t } from '#words.ts'

type Shown = Output<typeof operate.shownCustomerService>
type Typed = { phone: string; qr?: string; workTime?: string }

export function ServicePage() {
  const read = useRead(operate.shownCustomerService, {}, { staleTime: 0 })
  return (
    <Card title={t('service')}>
      <Loaded read={read}>
        {(shown) => (
          <Flex gap={48} align="flex-start" wrap>
            <Fields shown={shown} />
            <Now shown={shown} />
          </Flex>
        )}
      </Loaded>
    </Card>
  )
}

function Now({ shown: { phone, qrCode, workTime } }: { shown: Shown }) {
  if (phone === '') return <p>{t('noService')}</p>
  return (
    <Flex vertical gap={4}>
      <strong>{t('nowShown')}</strong>
      {/* A picture at an address of others is not fetched by the console: its page takes our own alone. */}
      {qrCode?.startsWith('data:') ? <img src={qrCode} alt={phone} width={160} /> : <code>{qrCode}</code>}
      <span>{phone}</span>
      <span>{workTime}</span>
    </Flex>
  )
}

function Fields({ shown }: { shown: Shown }) {
  const { message } = App.useApp()
  const saving = useWrite(operate.saveCustomerService, {
    outdates: [operate.shownCustomerService],
    onDone: () => void message.success(t('saved')),
  })
  const phoneRules = [{ required: true, pattern: /^\+?[\d -]{3,24}$/, message: t('wrongServicePhone') }]
  return (
    <Form<Typed>
      layout="vertical"
      requiredMark={false}
      style={{ width: 420 }}
      initialValues={{ phone: shown.phone, qr: '', workTime: shown.workTime ?? '' }}
      onFinish={({ phone, qr, workTime }) =>
        void saving.send({ phone, qr: qr || null, workTime: workTime || null })
      }
    >
      <Form.Item label={t('servicePhone')} name="phone" rules={phoneRules}>
        <Input maxLength={24} />
      </Form.Item>
      <Form.Item
        label={t('serviceQr')}
        name="qr"
        rules={[{ pattern: /^https:\/\/\S+$/, message: t('wrongServiceQr') }]}
      >
        <Input maxLength={500} />
      </Form.Item>
      <Form.Item label={t('workTime')} name="workTime">
        <Input maxLength={60} />
      </Form.Item>
      <Button type="primary" htmlType="submit" loading={saving.isPending}>
        {t('save')}
      </Button>
    </Form>
  )
}
