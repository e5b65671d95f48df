import type { Output } from '@zhzz/contract/endpoint.ts'
import type { operate } from '@zhzz/contract/operate/calls.ts'
import { Table, Tag } from 'antd'
import { type Fields, saidWords } from '#imports/saidWords.ts'
import { t, wordOf } from '#words.ts'

type Said = NonNullable<Output<typeof operate.importTask>['outcome']['said']>

/** What was said of rows, the most frequent first. */
export function SaidOfRows({ said, fields }: { said: Said; fields?: Fields | undefined }) {
  if (said.length === 0) return null
  return (
    <Table<Said[number]>
      size="small"
      style={{ marginTop: 12 }}
      rowKey={({ kind, text }) => kind + text}
      pagination={{ pageSize: 8, hideOnSinglePage: true, showSizeChanger: false }}
      dataSource={said}
      columns={[
        {
          title: t('saidOfRows'),
          width: 110,
          render: (_, { kind }) => (
            <Tag color={kind === 'rejected' ? 'red' : 'blue'}>{wordOf('said', kind)}</Tag>
          ),
        },
        { title: t('reason'), render: (_, { text }) => saidWords(text, fields) },
        { title: t('howMany'), dataIndex: 'count', width: 90 },
        {
          title: t('lines'),
          width: 160,
          render: (_, { lines, count }) => lines.join(', ') + (count > lines.length ? ' …' : ''),
        },
      ]}
    />
  )
}
