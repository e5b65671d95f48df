import { Form, Input } from 'antd'
import { t } from '#words.ts'

/** Who says what is right, as pages show it; `source` of the form it stands in. */
export function SourceField() {
  return (
    <Form.Item
      label={t('correctSource')}
      name="source"
      extra={t('correctSourceAbout')}
      rules={[{ required: true, whitespace: true, message: t('needed') }]}
    >
      <Input maxLength={100} />
    </Form.Item>
  )
}
