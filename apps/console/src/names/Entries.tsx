import type { Output } from '@zhzz/contract/endpoint.ts'
import { operate } from '@zhzz/contract/operate/calls.ts'
import { namesOnPage } from '@zhzz/contract/operate/namesOnPage.ts'
import { Button, Drawer, Flex, Input, Segmented, Table, Tag } from 'antd'
import { useState } from 'react'
import { useRead } from '#api.ts'
import { Loaded } from '#Loaded.tsx'
import { Entry } from '#names/Entry.tsx'
import { t, wordOf } from '#words.ts'

type Row = Output<typeof operate.dictionaryEntries>['list'][number]
const filters = ['all', 'withoutEnglish', 'putRight'] as const

/** The entries of a dictionary, found by code or name; one of them is opened. */
export function Entries({ type }: { type: string }) {
  const [words, setWords] = useState('')
  const [only, setOnly] = useState<(typeof filters)[number]>('all')
  const [page, setPage] = useState(1)
  const [code, setCode] = useState<string | null>(null)
  const read = useRead(
    operate.dictionaryEntries,
    { type, words, only, page },
    { staleTime: 0, keepLast: true },
  )
  return (
    <Flex vertical gap={12}>
      <Flex gap={12} wrap>
        <Input.Search
          aria-label={t('findEntry')}
          placeholder={t('findEntryHint')}
          maxLength={100}
          allowClear
          style={{ maxWidth: 400 }}
          onSearch={(typed) => {
            setWords(typed.trim())
            setPage(1)
          }}
        />
        <Segmented
          aria-label={t('kind')}
          value={only}
          onChange={(chosen) => {
            setOnly(chosen)
            setPage(1)
          }}
          options={filters.map((value) => ({ value, label: wordOf('only', value) }))}
        />
      </Flex>
      <Loaded read={read}>
        {({ list, total }) => (
          <Table<Row>
            rowKey="code"
            size="small"
            dataSource={list}
            locale={{ emptyText: t('noEntries') }}
            pagination={{
              current: page,
              total,
              pageSize: namesOnPage,
              showSizeChanger: false,
              hideOnSinglePage: true,
              onChange: setPage,
            }}
            columns={[
              { title: t('codeWord'), width: 180, dataIndex: 'code' },
              { title: t('language-zh-Hans'), render: (_, { names }) => names['zh-Hans'] },
              { title: t('language-en'), render: (_, { names }) => names.en || '-' },
              {
                title: t('state'),
                width: 110,
                render: (_, { isPutRight }) => isPutRight && <Tag color="blue">{t('putRightWord')}</Tag>,
              },
              {
                title: t('actions'),
                width: 110,
                render: (_, row) => (
                  <Button
                    size="small"
                    aria-label={`${t('correctOpen')} ${row.names['zh-Hans']}`}
                    onClick={() => setCode(row.code)}
                  >
                    {t('correctOpen')}
                  </Button>
                ),
              },
            ]}
          />
        )}
      </Loaded>
      <Drawer
        open={code !== null}
        size={860}
        destroyOnHidden
        title={`${wordOf('dictionary', type)}: ${code ?? ''}`}
        onClose={() => setCode(null)}
      >
        {code !== null && <Entry type={type} code={code} />}
      </Drawer>
    </Flex>
  )
}
