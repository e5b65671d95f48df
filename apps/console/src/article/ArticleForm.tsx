import type { Request } from '@zhzz/contract/endpoint.ts'
import { newsCategories } from '@zhzz/contract/news/categories.ts'
import { longestArticle } from '@zhzz/contract/operate/articles.ts'
import { operate } from '@zhzz/contract/operate/calls.ts'
import { App, Button, Form, Input, Select, Switch } from 'antd'
import { useWrite } from '#api.ts'
import { t, wordOf } from '#words.ts'

type Words = Omit<Request<typeof operate.saveArticle>, 'id' | 'version'>
type Typed = Omit<Words, 'coverUrl' | 'originUrl'> & { coverUrl?: string; originUrl?: string }

const blank: Typed = {
  title: '',
  summary: '',
  content: '',
  category: 'industry',
  tags: [],
  publisher: '',
  author: '',
  isTop: false,
}

type Editing = {
  id: string | null
  version: number
  words: Words | null
  onSaved: (saved: { id: string; version: number }) => void
}

/** A new article, or the next version of one. */
export function ArticleForm({ id, version, words, onSaved }: Editing) {
  const { message } = App.useApp()
  const saving = useWrite(operate.saveArticle, {
    outdates: [operate.articles, operate.article],
    onDone(saved) {
      void message.success(t('saved'))
      onSaved(saved)
    },
    onFailure: { conflict: () => void message.error(t('editedMeanwhile')) },
  })
  const needed = [{ required: true, whitespace: true, message: t('needed') }]
  const address = [{ pattern: /^https:\/\/\S+$/, message: t('wrongAddress') }]
  const initial =
    words === null ? blank : { ...words, coverUrl: words.coverUrl ?? '', originUrl: words.originUrl ?? '' }
  return (
    <Form<Typed>
      layout="vertical"
      requiredMark={false}
      initialValues={initial}
      onFinish={({ coverUrl, originUrl, ...typed }) =>
        void saving.send({
          id,
          version,
          ...typed,
          coverUrl: coverUrl || null,
          originUrl: originUrl || null,
        })
      }
    >
      <Form.Item label={t('titleWord')} name="title" rules={needed}>
        <Input maxLength={100} showCount />
      </Form.Item>
      <Form.Item label={t('category')} name="category">
        <Select options={newsCategories.map((value) => ({ value, label: wordOf('category', value) }))} />
      </Form.Item>
      <Form.Item label={t('publisherWord')} name="publisher" rules={needed}>
        <Input maxLength={100} />
      </Form.Item>
      <Form.Item label={t('authorWord')} name="author">
        <Input maxLength={100} />
      </Form.Item>
      <Form.Item label={t('originWord')} name="originUrl" rules={address}>
        <Input maxLength={500} />
      </Form.Item>
      <Form.Item label={t('summaryWord')} name="summary">
        <Input.TextArea maxLength={160} showCount rows={2} />
      </Form.Item>
      <Form.Item label={t('textWord')} name="content" rules={needed}>
        <Input.TextArea maxLength={longestArticle} showCount rows={12} />
      </Form.Item>
      <Form.Item label={t('coverWord')} name="coverUrl" rules={address}>
        <Input maxLength={500} />
      </Form.Item>
      <Form.Item label={t('tagsWord')} name="tags">
        <Select mode="tags" maxCount={10} open={false} tokenSeparators={[',', '，', '；']} />
      </Form.Item>
      <Form.Item label={t('topWord')} name="isTop" valuePropName="checked">
        <Switch />
      </Form.Item>
      <Button type="primary" htmlType="submit" loading={saving.isPending}>
        {t('save')}
      </Button>
    </Form>
  )
}
