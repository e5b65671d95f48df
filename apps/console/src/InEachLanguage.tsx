import { type Locale, locales } from '@zhzz/contract/locale.ts'
import { Form, Segmented } from 'antd'
import { type ReactNode, useState } from 'react'
import { t } from '#words.ts'

type InEachLanguageProps = { about?: string; children: (locale: Locale) => ReactNode }

/** Fields of a form, language by language; those that are not shown are in the form all the same. */
export function InEachLanguage({ about, children }: InEachLanguageProps) {
  const [locale, setLocale] = useState<Locale>('zh-Hans')
  return (
    <>
      <Form.Item label={t('spoken')} extra={about}>
        <Segmented<Locale>
          aria-label={t('spoken')}
          value={locale}
          onChange={setLocale}
          options={locales.map((value) => ({ value, label: t(`spoken-${value}`) }))}
        />
      </Form.Item>
      {locales.map((each) => (
        <div key={each} hidden={each !== locale}>
          {children(each)}
        </div>
      ))}
    </>
  )
}
