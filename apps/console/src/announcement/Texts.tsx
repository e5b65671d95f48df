import type { Locale } from '@zhzz/contract/locale.ts'
import { longestAnnouncement, longestTitle } from '@zhzz/contract/operate/announcements.ts'
import { Form, Input } from 'antd'
import { InEachLanguage } from '#InEachLanguage.tsx'
import { t } from '#words.ts'

/** Title and text, language by language. */
export function Texts() {
  return <InEachLanguage about={t('otherLanguages')}>{(locale) => <Words locale={locale} />}</InEachLanguage>
}

function Words({ locale }: { locale: Locale }) {
  const isNeeded = locale === 'zh-Hans'
  const [title, text] = [
    ['texts', locale, 'title'],
    ['texts', locale, 'text'],
  ]
  const rules = (other: string[] | undefined) =>
    isNeeded
      ? [{ required: true, whitespace: true, message: t('needed') }]
      : [
          ({ getFieldValue }: { getFieldValue: (name: string[]) => unknown }) => ({
            validator: (_: unknown, value: unknown) =>
              Boolean(value) === Boolean(getFieldValue(other ?? []))
                ? Promise.resolve()
                : Promise.reject(new Error(t('textOfBoth'))),
          }),
        ]
  return (
    <>
      <Form.Item
        label={t('titleWord')}
        name={title ?? []}
        rules={rules(text)}
        dependencies={text ? [text] : []}
      >
        <Input maxLength={longestTitle} showCount />
      </Form.Item>
      <Form.Item
        label={t('textWord')}
        name={text ?? []}
        rules={rules(title)}
        dependencies={title ? [title] : []}
      >
        <Input.TextArea maxLength={longestAnnouncement} showCount rows={5} />
      </Form.Item>
    </>
  )
}
