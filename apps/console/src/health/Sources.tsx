import { Flex, Select, Table } from 'antd'
import { useState } from 'react'
import { type Facts, percentOf } from '#health/facts.ts'
import { t, wordOf } from '#words.ts'

type Source = Facts['sources'][number]

/** Of each source and kind of data: how many rows, the newest day, and how much of it is old. */
export function Sources({ sources }: { sources: readonly Source[] }) {
  const [kind, setKind] = useState<string | undefined>()
  const kinds = [...new Set(sources.map((source) => source.kind))]
  const shown = sources.filter((source) => kind === undefined || source.kind === kind)
  return (
    <Flex vertical gap={12}>
      <Select
        aria-label={t('kind')}
        allowClear
        style={{ width: 220 }}
        placeholder={t('allKinds')}
        value={kind}
        onChange={(value: string | undefined) => setKind(value)}
        options={kinds.map((value) => ({ value, label: nameOf(value) }))}
      />
      <Table<Source>
        size="small"
        rowKey={(row) => `${row.kind} ${row.source}`}
        dataSource={shown}
        pagination={{ pageSize: 20, hideOnSinglePage: true, showSizeChanger: false }}
        columns={[
          { title: t('kind'), width: 130, render: (_, row) => nameOf(row.kind) },
          { title: t('source'), dataIndex: 'source' },
          { title: t('rows'), width: 110, render: (_, { rows }) => rows.toLocaleString('en') },
          { title: t('newestDay'), width: 120, render: (_, { newest }) => newest ?? '-' },
          { title: t('olderThan90'), width: 120, render: (_, row) => percentOf(row.olderThan90) },
          { title: t('olderThan365'), width: 120, render: (_, row) => percentOf(row.olderThan365) },
          { title: t('undated'), width: 110, render: (_, row) => percentOf(row.undated) },
        ]}
      />
    </Flex>
  )
}

/** A kind of its own, or a company module. */
function nameOf(kind: string): string {
  const word = wordOf('of', kind)
  return word === kind ? wordOf('module', kind) : word
}
