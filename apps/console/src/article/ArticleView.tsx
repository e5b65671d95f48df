import type { Output } from '@zhzz/contract/endpoint.ts'
import { operate } from '@zhzz/contract/operate/calls.ts'
import { Alert, App, Button, Collapse, Descriptions, Flex, Form, Input, Popconfirm, Tag } from 'antd'
import { useState } from 'react'
import { useRead, useWrite } from '#api.ts'
import { ArticleForm } from '#article/ArticleForm.tsx'
import { Loaded } from '#Loaded.tsx'
import { t, timeOf, wordOf } from '#words.ts'

type Article = Output<typeof operate.article>

const outdates = [operate.articles, operate.article]

/** One article: how it stands, what can be done with it, its text to be edited, and all that it ever said. */
export function ArticleView({ id }: { id: string }) {
  const read = useRead(operate.article, { id }, { staleTime: 0, refreshEvery: 3_000 })
  return <Loaded read={read}>{(article) => <Shown article={article} />}</Loaded>
}

function Shown({ article }: { article: Article }) {
  const { id, failure, versions } = article
  // Of what is edited here: what is read again meanwhile does not change it.
  const [words] = useState(versions[0])
  const [version, setVersion] = useState(article.version)
  return (
    <Flex vertical gap={16}>
      {failure !== null && <Alert type="error" showIcon title={t('publishFailed', { why: failure })} />}
      <Standing article={article} />
      <ArticleForm
        id={id}
        version={version}
        words={words ?? null}
        onSaved={(saved) => setVersion(saved.version)}
      />
      <History versions={versions} />
    </Flex>
  )
}

function Standing({ article: { id, state, publishAt, setBy, setAt, newsId } }: { article: Article }) {
  const { message } = App.useApp()
  const publishing = useWrite(operate.publishArticle, {
    outdates,
    onDone: () => void message.success(t('isPublishing')),
  })
  const withdrawing = useWrite(operate.withdrawArticle, {
    outdates,
    onDone: () => void message.success(t('isWithdrawn')),
    onFailure: { conflict: () => void message.warning(t('otherWasFirst')) },
  })
  const isOut = state === 'scheduled' || state === 'published'
  const items = [
    {
      key: 'state',
      label: t('state'),
      children: <Tag color={newsId === null ? undefined : 'green'}>{wordOf('article', state)}</Tag>,
    },
    { key: 'at', label: t('publishAt'), children: publishAt === null ? '-' : timeOf(publishAt) },
    { key: 'by', label: t('changedBy'), children: `${setBy} ${timeOf(setAt)}` },
  ]
  return (
    <>
      <Descriptions column={1} size="small" bordered items={items} />
      {isOut ? (
        <Popconfirm title={t('withdrawAsk')} onConfirm={() => void withdrawing.send({ id })}>
          <Button danger loading={withdrawing.isPending} style={{ alignSelf: 'flex-start' }}>
            {t('withdrawIt')}
          </Button>
        </Popconfirm>
      ) : (
        <Form<{ at?: string }>
          layout="inline"
          onFinish={({ at }) => void publishing.send({ id, at: at ? `${at}:00+08:00` : null })}
        >
          <Form.Item label={t('publishAt')} name="at">
            <Input type="datetime-local" />
          </Form.Item>
          <Button type="primary" htmlType="submit" loading={publishing.isPending}>
            {t('publishIt')}
          </Button>
        </Form>
      )}
    </>
  )
}

function History({ versions }: Pick<Article, 'versions'>) {
  const items = versions.map(({ version, title, content, publisher, editedBy, editedAt }) => ({
    key: version,
    label: [t('versionOf', { n: version }), editedBy, timeOf(editedAt)].join(' · '),
    children: (
      <>
        <strong>{title}</strong>
        <p>{publisher}</p>
        <p style={{ whiteSpace: 'pre-wrap' }}>{content}</p>
      </>
    ),
  }))
  return (
    <section aria-label={t('history')}>
      <p>{t('history')}</p>
      <Collapse size="small" items={items} />
    </section>
  )
}
