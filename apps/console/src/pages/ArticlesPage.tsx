import type { Output } from '@zhzz/contract/endpoint.ts'
import { articleStates } from '@zhzz/contract/operate/articles.ts'
import { operate } from '@zhzz/contract/operate/calls.ts'
import { Button, Card, Drawer, Segmented, Table } from 'antd'
import { useState } from 'react'
import { useRead } from '#api.ts'
import { ArticleForm } from '#article/ArticleForm.tsx'
import { ArticleView } from '#article/ArticleView.tsx'
import { Loaded } from '#Loaded.tsx'
import { t, timeOf, wordOf } from '#words.ts'

type Row = Output<typeof operate.articles>['list'][number]
type Asked = 'any' | (typeof articleStates)[number]

/** 资讯: the articles that were written here, and the form for the next. */
export function ArticlesPage() {
  const [asked, setAsked] = useState<Asked>('any')
  const [open, setOpen] = useState<string | null>(null)
  const state = asked === 'any' ? undefined : asked
  const read = useRead(operate.articles, { state }, { staleTime: 0, refreshEvery: 5_000, keepLast: true })
  return (
    <Card
      title={t('articles')}
      extra={
        <Button type="primary" onClick={() => setOpen('new')}>
          {t('newArticle')}
        </Button>
      }
    >
      <p>{t('articlesTell')}</p>
      <Segmented<Asked>
        aria-label={t('state')}
        value={asked}
        onChange={setAsked}
        style={{ marginBottom: 16 }}
        options={[
          { value: 'any', label: t('anyState') },
          ...articleStates.map((value) => ({ value, label: t(`article-${value}`) })),
        ]}
      />
      {read.data?.isMore === true && <p>{t('isMore', { n: read.data.list.length })}</p>}
      <Loaded read={read}>{({ list }) => <Rows list={list} onOpen={setOpen} />}</Loaded>
      <Drawer
        open={open !== null}
        onClose={() => setOpen(null)}
        size={720}
        destroyOnHidden
        title={open === 'new' ? t('newArticle') : t('articles')}
      >
        {open === 'new' && (
          <ArticleForm id={null} version={0} words={null} onSaved={({ id }) => setOpen(id)} />
        )}
        {open !== null && open !== 'new' && <ArticleView key={open} id={open} />}
      </Drawer>
    </Card>
  )
}

function Rows({ list, onOpen }: { list: Row[]; onOpen: (id: string) => void }) {
  return (
    <Table<Row>
      rowKey="id"
      size="middle"
      dataSource={list}
      pagination={{ pageSize: 20, hideOnSinglePage: true, showSizeChanger: false }}
      locale={{ emptyText: t('noArticles') }}
      columns={[
        { title: t('titleWord'), dataIndex: 'title', ellipsis: true },
        { title: t('category'), width: 110, render: (_, { category }) => wordOf('category', category) },
        { title: t('publisherWord'), width: 140, ellipsis: true, dataIndex: 'publisher' },
        { title: t('state'), width: 100, render: (_, { state }) => wordOf('article', state) },
        {
          title: t('dueAt'),
          width: 150,
          render: (_, { publishAt }) => (publishAt === null ? '-' : timeOf(publishAt)),
        },
        { title: t('changedBy'), width: 170, ellipsis: true, dataIndex: 'setBy' },
        {
          title: t('actions'),
          width: 90,
          render: (_, { id }) => (
            <Button size="small" onClick={() => onOpen(id)}>
              {t('edit')}
            </Button>
          ),
        },
      ]}
    />
  )
}
