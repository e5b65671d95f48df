import type { Request } from '@zhzz/contract/endpoint.ts'
import { locales } from '@zhzz/contract/locale.ts'
import { operate } from '@zhzz/contract/operate/calls.ts'
import { Alert, App, Button, Form, Input } from 'antd'
import { useWrite } from '#api.ts'
import type { EntryRead } from '#names/entryRead.ts'
import { t } from '#words.ts'

type Typed = Pick<Request<typeof operate.putNameRight>, 'names' | 'source' | 'reason'>
type NameFormProps = {
  type: string
  code: string
  entry: EntryRead
  brought: NonNullable<EntryRead['brought']>
}

const empty = { 'zh-Hans': '', 'zh-Hant': '', en: '', fr: '', es: '' }

/** What is right, by language, with who says so and why; what people would read stands there before it is sent. */
export function NameForm({ type, code, entry, brought }: NameFormProps) {
  const { message } = App.useApp()
  const [form] = Form.useForm<Typed>()
  const typed = Form.useWatch('names', form)
  const putting = useWrite(operate.putNameRight, {
    outdates: [operate.dictionaries, operate.dictionaryEntries, operate.dictionaryEntry],
    onDone: () => void message.success(t('saved')),
    onFailure: {
      conflict: () => void message.warning(t('nameSame')),
      notFound: () => void message.warning(t('nameChanged')),
    },
  })
  const holding = entry.history.find(({ holds }) => holds)?.names ?? empty
  const reads = (locale: keyof typeof empty) => typed?.[locale]?.trim() || brought[locale]
  const changes = typed === undefined ? [] : locales.filter((locale) => reads(locale) !== entry.names[locale])
  return (
    <Form<Typed>
      form={form}
      layout="vertical"
      requiredMark={false}
      initialValues={{ names: holding, source: '', reason: '' }}
      onFinish={({ names, source, reason }) =>
        void putting.send({ type, code, names: { ...empty, ...names }, source, reason })
      }
    >
      {locales.map((locale) => (
        <Form.Item
          key={locale}
          label={`${t('nameRight')}: ${t(`language-${locale}`)}`}
          name={['names', locale]}
          extra={locale === 'zh-Hans' ? t('nameRightAbout') : undefined}
        >
          <Input maxLength={100} placeholder={brought[locale]} />
        </Form.Item>
      ))}
      <Form.Item
        label={t('correctSource')}
        name="source"
        rules={[{ required: true, whitespace: true, message: t('needed') }]}
      >
        <Input maxLength={100} />
      </Form.Item>
      <Form.Item
        label={t('whyRight')}
        name="reason"
        rules={[{ required: true, whitespace: true, message: t('needed') }]}
      >
        <Input maxLength={300} />
      </Form.Item>
      {changes.length > 0 && (
        <Alert
          type="info"
          style={{ marginBottom: 16 }}
          message={t('wouldRead')}
          description={changes.map((locale) => (
            <div key={locale}>
              {t(`language-${locale}`)}: {entry.names[locale]} → {reads(locale)}
            </div>
          ))}
        />
      )}
      <Button type="primary" htmlType="submit" loading={putting.isPending} disabled={changes.length === 0}>
        {t('correctNow')}
      </Button>
    </Form>
  )
}
