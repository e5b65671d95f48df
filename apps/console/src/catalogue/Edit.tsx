import type { Output } from '@zhzz/contract/endpoint.ts'
import { appPage } from '@zhzz/contract/field.ts'
import { operate } from '@zhzz/contract/operate/calls.ts'
import { App, Button, Form, Input, Segmented, Switch } from 'antd'
import { useWrite } from '#api.ts'
import { InEachLanguage } from '#InEachLanguage.tsx'
import { t, wordOf } from '#words.ts'

export type Row = Output<typeof operate.applicationCatalogue>['list'][number]

type Typed = Pick<Row, 'isShown' | 'texts' | 'pictures'> & {
  pagePath: string
  tag: 'usual' | 'hot' | 'new' | 'none'
}

const marks = ['usual', 'hot', 'new', 'none'] as const

/** One application: what is left empty is as the product brings it, which stands in the field in grey. */
export function Edit({ row, onEnd }: { row: Row; onEnd: () => void }) {
  const { code, isShown, pagePath, tag, pictures, texts, usual } = row
  const { message } = App.useApp()
  const saving = useWrite(operate.saveApplication, {
    outdates: [operate.applicationCatalogue],
    onDone() {
      void message.success(t('saved'))
      onEnd()
    },
  })
  return (
    <Form<Typed>
      layout="vertical"
      requiredMark={false}
      initialValues={{ isShown, texts, pictures, pagePath: pagePath ?? '', tag: tag ?? 'usual' }}
      onFinish={(typed) =>
        void saving.send({
          code,
          isShown: typed.isShown,
          texts: typed.texts,
          pictures: (typed.pictures ?? []).map((picture) => picture ?? ''),
          pagePath: typed.pagePath || null,
          tag: typed.tag === 'usual' ? null : typed.tag,
        })
      }
    >
      <Form.Item label={t('isShownWord')} name="isShown" valuePropName="checked">
        <Switch />
      </Form.Item>
      <Names usual={usual.texts} />
      <Form.Item
        label={t('opensPage')}
        name="pagePath"
        rules={[
          {
            validator: (_, value: string) =>
              value === '' || appPage.safeParse(value).success
                ? Promise.resolve()
                : Promise.reject(new Error(t('wrongPageLink'))),
          },
        ]}
      >
        <Input maxLength={200} placeholder={usual.pagePath} />
      </Form.Item>
      <Form.Item label={t('markWord')} name="tag">
        <Segmented options={marks.map((value) => ({ value, label: wordOf('mark', value) }))} />
      </Form.Item>
      {usual.features.map((feature, at) => (
        <Form.Item
          key={feature}
          label={t('pictureOf', { feature })}
          name={['pictures', at]}
          rules={[{ pattern: /^https:\/\/\S+$/, message: t('wrongPicture') }]}
        >
          <Input maxLength={500} />
        </Form.Item>
      ))}
      <Button type="primary" htmlType="submit" loading={saving.isPending}>
        {t('save')}
      </Button>
    </Form>
  )
}

function Names({ usual }: { usual: Row['texts'] }) {
  return (
    <InEachLanguage>
      {(locale) => (
        <>
          <Form.Item label={t('applicationName')} name={['texts', locale, 'name']}>
            <Input maxLength={20} placeholder={usual[locale].name} />
          </Form.Item>
          <Form.Item label={t('applicationSummary')} name={['texts', locale, 'summary']}>
            <Input maxLength={60} placeholder={usual[locale].summary} />
          </Form.Item>
        </>
      )}
    </InEachLanguage>
  )
}
