import { appPage } from '@zhzz/contract/field.ts'
import type { Audience } from '@zhzz/contract/operate/announcements.ts'
import { operate } from '@zhzz/contract/operate/calls.ts'
import { App, Button, Form, Input } from 'antd'
import { useState } from 'react'
import { Reach } from '#announcement/Reach.tsx'
import { Texts } from '#announcement/Texts.tsx'
import { announcementOf, audienceOf, type By, type Typed } from '#announcement/typed.ts'
import { client, useWrite } from '#api.ts'
import { explain } from '#explain.ts'
import { t } from '#words.ts'

/** Writes one. Before it is sent, or waits for its time, the operator sees how many it goes to. */
export function Compose({ onEnd }: { onEnd: () => void }) {
  const { message, modal } = App.useApp()
  const [by, setBy] = useState<By>('all')
  const [isCounting, setCounting] = useState(false)
  const [form] = Form.useForm<Typed>()
  const announcing = useWrite(operate.announce, {
    outdates: [operate.announcements],
    onDone() {
      void message.success(t('isScheduled'))
      onEnd()
    },
  })

  async function countAndAsk(typed: Typed) {
    const to: Audience = audienceOf(by, typed)
    setCounting(true)
    try {
      const { accounts, switchedOff } = await client.send(operate.countAudience, { to })
      if (accounts === 0) return void message.warning(t('nobodyReached'))
      modal.confirm({
        title: t('countedThem', { n: accounts, off: switchedOff }),
        okText: typed.at ? t('sendLater', { time: typed.at.replace('T', ' ') }) : t('sendNow'),
        onOk: () => announcing.send(announcementOf(typed, to)),
      })
    } catch (error) {
      explain(error)
    } finally {
      setCounting(false)
    }
  }

  return (
    <Form<Typed>
      form={form}
      layout="vertical"
      requiredMark={false}
      initialValues={{ texts: {} }}
      onFinish={(typed) => void countAndAsk(typed)}
    >
      <Texts />
      <Form.Item
        label={t('pageLink')}
        name="pagePath"
        extra={t('pageLinkAbout')}
        rules={[
          {
            validator: (_, value: string | undefined) =>
              !value || appPage.safeParse(value).success
                ? Promise.resolve()
                : Promise.reject(new Error(t('wrongPageLink'))),
          },
        ]}
      >
        <Input maxLength={200} />
      </Form.Item>
      <Reach
        by={by}
        onBy={(next) => {
          setBy(next)
          form.resetFields(['codes', 'lines'])
        }}
      />
      <Form.Item label={t('sendAt')} name="at">
        <Input type="datetime-local" style={{ width: 240 }} />
      </Form.Item>
      <Button type="primary" htmlType="submit" loading={isCounting || announcing.isPending}>
        {t('countThem')}
      </Button>
    </Form>
  )
}
