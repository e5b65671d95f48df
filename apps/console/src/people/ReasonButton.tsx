import { Button, Form, Input, Modal } from 'antd'
import { type ReactNode, useState } from 'react'
import { type Key, t } from '#words.ts'

type Reasoned<Typed> = {
  label: Key
  isDanger?: boolean
  isDisabled?: boolean
  isPending: boolean
  about?: Key
  initial?: Partial<Typed>
  /** Further fields of the form. */
  children?: ReactNode
  /** Undefined: it failed, which was said. */
  onSend: (typed: Typed & { reason: string }) => Promise<unknown>
}

/** A button for what an operator does with a reason; the reason is asked for before it is done. */
export function ReasonButton<Typed extends object>(asking: Reasoned<Typed>) {
  const { label, isDanger, isDisabled, isPending, about, initial, children, onSend } = asking
  const [isOpen, setOpen] = useState(false)
  const [form] = Form.useForm<Typed & { reason: string }>()
  return (
    <>
      <Button size="small" danger={isDanger} disabled={isDisabled} onClick={() => setOpen(true)}>
        {t(label)}
      </Button>
      <Modal
        open={isOpen}
        destroyOnHidden
        title={t(label)}
        onCancel={() => setOpen(false)}
        onOk={() => form.submit()}
        okText={t(label)}
        okButtonProps={{ danger: isDanger }}
        confirmLoading={isPending}
      >
        {about && <p>{t(about)}</p>}
        <Form
          form={form}
          layout="vertical"
          requiredMark={false}
          preserve={false}
          {...(initial && { initialValues: initial })}
          onFinish={(typed) => void onSend(typed).then(() => setOpen(false))}
        >
          {children}
          <Form.Item
            label={t('reason')}
            name="reason"
            extra={t('reasonAbout')}
            rules={[{ required: true, whitespace: true, message: t('needed') }]}
          >
            <Input.TextArea maxLength={200} showCount rows={2} />
          </Form.Item>
        </Form>
      </Modal>
    </>
  )
}
