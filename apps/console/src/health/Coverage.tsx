import { Card, Descriptions, Flex, Progress, Table, Tag, Typography } from 'antd'
import { type Facts, percentOf } from '#health/facts.ts'
import { t, wordOf } from '#words.ts'

type Kind = Facts['kinds'][number]
type Column = Kind['columns'][number]

/** Of each kind of data: how many rows, what somebody should look at, and how full its columns are. */
export function Coverage({ kinds }: { kinds: readonly Kind[] }) {
  return (
    <Flex vertical gap={16}>
      <Typography.Text type="secondary">{t('coverageAbout')}</Typography.Text>
      {kinds.map((kind) => (
        <OfKind key={kind.kind} of={kind} />
      ))}
    </Flex>
  )
}

function OfKind({ of: { kind, rows, isEstimated, columns, gaps } }: { of: Kind }) {
  const sorted = columns.toSorted((a, b) => a.share - b.share)
  const items = gaps.map(({ gap, count }) => ({
    key: gap,
    label: wordOf('gap', gap),
    children: count.toLocaleString('en'),
  }))
  return (
    <Card
      size="small"
      type="inner"
      title={
        <Flex gap={8} align="center">
          {wordOf('of', kind)} {rows.toLocaleString('en')}
          {isEstimated && <Tag title={t('estimatedAbout')}>{t('estimated')}</Tag>}
        </Flex>
      }
    >
      {rows > 0 && <Descriptions size="small" column={2} items={items} />}
      <Table<Column>
        rowKey="column"
        size="small"
        dataSource={rows === 0 ? [] : sorted}
        pagination={false}
        columns={[
          { title: t('column'), width: 200, render: (_, { column }) => wordOf('column', column) },
          {
            title: t('coverage'),
            render: (_, { column, share }) => (
              <Progress
                percent={Math.floor(share * 100)}
                format={() => percentOf(share)}
                aria-label={wordOf('column', column)}
                size="small"
                strokeColor="#1554c8"
              />
            ),
          },
          { title: t('filled'), width: 110, render: (_, { filled }) => filled.toLocaleString('en') },
          { title: t('empty'), width: 110, render: (_, { filled }) => (rows - filled).toLocaleString('en') },
        ]}
      />
    </Card>
  )
}
