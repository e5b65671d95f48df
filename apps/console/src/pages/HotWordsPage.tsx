import type { Output } from '@zhzz/contract/endpoint.ts'
import { type Locale, locales } from '@zhzz/contract/locale.ts'
import { operate } from '@zhzz/contract/operate/calls.ts'
import { mostHotWords } from '@zhzz/contract/operate/searchWords.ts'
import { App, Button, Card, Flex, Form, Input, Segmented, Space } from 'antd'
import { useState } from 'react'
import { useRead, useWrite } from '#api.ts'
import { Loaded } from '#Loaded.tsx'
import { t } from '#words.ts'

type Set = Output<typeof operate.hotWordsSet>
type Line = { word: string; from?: string; until?: string }

export function HotWordsPage() {
  const [locale, setLocale] = useState<Locale>('zh-Hans')
  const read = useRead(operate.hotWordsSet, { locale }, { staleTime: 0 })
  const options = locales.map((value) => ({ value, label: t(`spoken-${value}`) }))
  return (
    <Card title={t('hotWords')}>
      <p>{t('hotWordsTell')}</p>
      <Segmented<Locale> options={options} value={locale} onChange={setLocale} aria-label={t('spoken')} />
      <Loaded read={read}>{(set) => <Words key={locale} locale={locale} set={set} />}</Loaded>
    </Card>
  )
}

function Words({ locale, set }: { locale: Locale; set: Set }) {
  const { message } = App.useApp()
  const saving = useWrite(operate.saveHotWords, {
    outdates: [operate.hotWordsSet],
    onDone: () => void message.success(t('saved')),
    onFailure: {
      conflict: () => void message.error(t('wordTwice')),
      invalid: () => void message.error(t('daysWrong')),
    },
  })
  const list = set.list.map(({ word, from, until }) => ({ word, from: from ?? '', until: until ?? '' }))
  return (
    <Form<{ list: Line[] }>
      style={{ marginTop: 16 }}
      initialValues={{ list }}
      onFinish={(typed) =>
        void saving.send({
          locale,
          list: typed.list.map(({ word, from, until }) => ({
            word,
            from: from || null,
            until: until || null,
          })),
        })
      }
    >
      <Form.List name="list">
        {(fields, { add, move, remove }) => (
          <Flex vertical gap={8}>
            {fields.map(({ key, name: at }) => (
              <Fields key={key} at={at} onEarlier={() => move(at, at - 1)} onRemove={() => remove(at)} />
            ))}
            <Space>
              {fields.length < mostHotWords && <Button onClick={() => add({})}>{t('addWord')}</Button>}
              <Button type="primary" htmlType="submit" loading={saving.isPending}>
                {t('save')}
              </Button>
            </Space>
          </Flex>
        )}
      </Form.List>
      <p>{set.usual.length === 0 ? t('noUsualWords') : t('usualWords', { words: set.usual.join(' · ') })}</p>
    </Form>
  )
}

function Fields({ at, onEarlier, onRemove }: { at: number; onEarlier: () => void; onRemove: () => void }) {
  const named = (what: string) => `${what} ${at + 1}`
  return (
    <Flex gap={8} align="baseline" wrap>
      <Form.Item
        name={[at, 'word']}
        rules={[{ required: true, whitespace: true, message: t('needed') }]}
        style={{ marginBottom: 0 }}
      >
        <Input maxLength={20} aria-label={named(t('word'))} placeholder={t('word')} style={{ width: 220 }} />
      </Form.Item>
      <Form.Item name={[at, 'from']} style={{ marginBottom: 0 }}>
        <Input type="date" aria-label={named(t('fromDay'))} />
      </Form.Item>
      <Form.Item name={[at, 'until']} style={{ marginBottom: 0 }}>
        <Input type="date" aria-label={named(t('untilDay'))} />
      </Form.Item>
      <Button disabled={at === 0} onClick={onEarlier} aria-label={named(t('earlier'))}>
        {t('earlier')}
      </Button>
      <Button danger onClick={onRemove} aria-label={named(t('remove'))}>
        {t('remove')}
      </Button>
    </Flex>
  )
}
